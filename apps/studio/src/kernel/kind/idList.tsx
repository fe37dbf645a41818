import { DatabaseBackup, FileOutput, Plus } from 'lucide-react';
import type { Translate } from '../../platform/i18n/defineMessages.ts';
import type { ObjectPaths } from '../area/objectPaths.ts';
import type { EarlyList } from '../list/earlyList.ts';
import type { ListAction } from '../list/ListAction.ts';
import { defineList, type ListDefinition } from '../list/ListDefinition.ts';
import { editOfOrigin, lastEditedColumns } from '../list/lastEditedColumns.tsx';
import { type ExportedPath, idExport } from './idExport.ts';
import type { IdListKey } from './idKeys.ts';

/** What a row says of its object. */
type IdRow = Parameters<typeof editOfOrigin>[0] & { readonly id: string; readonly name: string };

/** A kind whose objects can be exported and backed up. */
interface ListedKind<Row> {
  readonly rest: ExportedPath;
  readonly paths: ObjectPaths;
  readonly list: EarlyList<Row>;
  readonly section: string;
}

interface FileActions {
  readonly section: string;
  readonly run: ReturnType<typeof idExport>;
  readonly fileName?: string;
}

/** The list of a kind: what it has besides what all lists have. */
export interface IdListInput<Row>
  extends Pick<
    ListDefinition<Row>,
    'filters' | 'advancedFilter' | 'searchDelay' | 'prepareNext' | 'actions' | 'getHref'
  > {
  /** The messages of the area, among them those of `IdListKey`. */
  readonly text: Translate<IdListKey>;
  /** The columns between the name and the last change. */
  readonly columns: ListDefinition<Row>['columns'];
  /** The width of the name, as a grid track. Default: `minmax(12.5rem, 3fr)`. */
  readonly nameWidth?: string;
  /** What a row's object is called. Default: its name. */
  nameOf?(row: Row): string;
  /** The server's name of the action that opens a new object. Default: `actions` makes new ones in another way. */
  readonly newAction?: string;
}

/**
 * Declares the list of a kind that is addressed by ids: its names lead to its editor, and it can make, export and back up objects.
 * @param define is called when the list is first shown: by then its texts are in the user's language
 */
export function idList<Row extends IdRow>(
  { rest: path, paths, list, section }: ListedKind<Row>,
  define: () => IdListInput<Row>,
): () => ListDefinition<Row> {
  return defineList<Row>(() => {
    const { text, columns, nameWidth = 'minmax(12.5rem, 3fr)', newAction, actions, ...rest } = define();
    const { nameOf = ({ name }: Row) => name, getHref, ...others } = rest;
    return {
      ...list.calls,
      ...others,
      title: text('title'),
      nouns: { one: text('one'), many: text('many'), heading: text('heading') },
      emptyText: text('empty'),
      searchPlaceholder: text('search'),
      columns: [
        {
          ...{ key: 'name', header: text('name'), isSortable: true, width: nameWidth },
          render: nameOf,
        },
        ...columns,
        ...lastEditedColumns<Row>(editOfOrigin),
      ],
      getId: ({ id }) => id,
      getName: nameOf,
      getHref: getHref ?? (({ id, name }) => paths.pathOfId(id, name)),
      actions: {
        ...(newAction !== undefined && {
          [newAction]: {
            ...{ does: 'open', label: text('new'), variant: 'primary', path: paths.newPath },
            icon: <Plus aria-hidden size={16} />,
          },
        }),
        ...actions,
        ...fileActions(text, { section, run: idExport({ rest: path }) }),
      },
    };
  });
}

/**
 * Export and backup of a kind.
 * @param options.run downloads what is chosen
 * @param options.fileName Default: that of the section
 */
export function fileActions(
  text: Translate<'export' | 'export.loading' | 'export.success' | 'backup'>,
  { section, run, fileName = `${section}.dbinit` }: FileActions,
): Readonly<Record<'Export' | 'Backup', ListAction>> {
  return {
    Export: {
      ...{ does: 'bulk', label: text('export'), run, fileName },
      icon: <FileOutput aria-hidden size={16} />,
      texts: { loading: text('export.loading'), success: text('export.success') },
    },
    Backup: {
      ...{ does: 'backup', label: text('backup'), section },
      icon: <DatabaseBackup aria-hidden size={16} />,
    },
  };
}
