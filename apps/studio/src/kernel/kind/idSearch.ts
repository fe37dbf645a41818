import type { Translate } from '../../platform/i18n/defineMessages.ts';
import type { AreaHelp } from '../area/AreaHelp.ts';
import type { AreaSearch } from '../area/AreaSearch.ts';
import type { LateArea } from '../area/LateArea.ts';
import type { ObjectPaths } from '../area/objectPaths.ts';
import { editorShortcuts } from '../editor/editorShortcuts.ts';
import type { EarlyList } from '../list/earlyList.ts';
import { listShortcuts } from '../list/listShortcuts.ts';
import { paletteSearch } from '../list/paletteSearch.ts';
import type { IdEditorKey } from './idKeys.ts';

/** How the objects of a kind are offered in the command palette. */
export interface IdSearchInput<Row> {
  readonly label: string;
  /** The line that leads to all that match. */
  all(text: string, total: number): string;
  /** What people call an object of that name. Default: its name. */
  nameOf?(row: Row): string;
  /** Text beside the name. Default: nothing. */
  hint?(row: Row): string;
  /** Where an object is. Default: by its id and name. */
  pathOf?(row: Row): string;
  /** What the fields are called that a search of the list looks into besides the name, by their names in the contract. Default: there are none. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What a row says of what was found. */
type FoundRow = { readonly id: string; readonly name: string; readonly foundIn?: string | undefined };

/** Finds the objects of a kind by their names and texts, for the command palette. */
export function idSearch<Row extends FoundRow>(
  { list, paths }: { readonly list: EarlyList<Row>; readonly paths: ObjectPaths },
  { label, all, nameOf = ({ name }) => name, hint = () => '', pathOf, fields }: IdSearchInput<Row>,
): AreaSearch {
  return paletteSearch({
    ...{ list, label, all },
    ...(fields && { nameKey: 'name' }),
    toObject: (row) => ({
      id: row.id,
      label: nameOf(row),
      hint: hint(row),
      foundIn: row.foundIn === undefined ? undefined : (fields?.[row.foundIn] ?? row.foundIn),
      path: pathOf?.(row) ?? paths.pathOfId(row.id, row.name),
    }),
    listPath: paths.listPath,
  });
}

/** Where the documentation of a screen is, and what it is called. */
type Documentation = { readonly title: string; readonly href: string };

/** The help of the list and the editor of a kind. */
export function idHelp(
  { paths }: { readonly paths: ObjectPaths },
  { list, editor }: { readonly list: Documentation; readonly editor: Documentation },
): AreaHelp {
  return (pathname) =>
    pathname === paths.listPath()
      ? { ...list, shortcuts: listShortcuts() }
      : { ...editor, shortcuts: editorShortcuts() };
}

/** What palette and help take of an area. */
export interface IdLate<Row> extends Pick<IdSearchInput<Row>, 'fields' | 'hint' | 'nameOf' | 'pathOf'> {
  /** The messages of its editor. */
  readonly text: Translate<IdEditorKey>;
  /** The pages of its list and its editor in `public/help`, such as `messages.html#finding`. */
  readonly help: { readonly list: string; readonly editor: string };
}

/** Search and help of a kind, by the texts that every area has of them. */
export function idLate<Row extends FoundRow>(
  { list, paths }: { readonly list: EarlyList<Row>; readonly paths: ObjectPaths },
  { text, help, ...search }: IdLate<Row>,
): LateArea {
  return {
    search: idSearch(
      { list, paths },
      { ...search, label: text('found'), all: (sought, total) => text('all', { total, text: sought }) },
    ),
    help: idHelp(
      { paths },
      {
        list: { title: text('help.list'), href: `/help/${help.list}` },
        editor: { title: text('help.editor'), href: `/help/${help.editor}` },
      },
    ),
  };
}
