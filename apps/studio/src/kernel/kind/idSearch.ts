import type { AreaHelp } from '../area/AreaHelp.ts';
import type { AreaSearch } from '../area/AreaSearch.ts';
import type { ObjectPaths } from '../area/objectPaths.ts';
import { editorShortcuts } from '../editor/editorShortcuts.ts';
import type { EarlyList } from '../list/earlyList.ts';
import { listShortcuts } from '../list/listShortcuts.ts';
import { paletteSearch } from '../list/paletteSearch.ts';

/** How the objects of a kind are offered in the command palette. */
export interface IdSearchInput<Row> {
  readonly label: string;
  /** The line that leads to all that match. */
  all(text: string, total: number): string;
  /** Text beside the name. Default: nothing. */
  hint?(row: Row): string;
  /** What the fields are called that a search of the list looks into besides the name, by their names in the contract. Default: there are none. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Finds the objects of a kind by their names and texts, for the command palette. */
export function idSearch<
  Row extends { readonly id: string; readonly name: string; readonly foundIn?: string | undefined },
>(
  { list, paths }: { readonly list: EarlyList<Row>; readonly paths: ObjectPaths },
  { label, all, hint = () => '', fields }: IdSearchInput<Row>,
): AreaSearch {
  return paletteSearch({
    ...{ list, label, all },
    ...(fields && { nameKey: 'name' }),
    toObject: (row) => ({
      id: row.id,
      label: row.name,
      hint: hint(row),
      foundIn: row.foundIn === undefined ? undefined : (fields?.[row.foundIn] ?? row.foundIn),
      path: paths.pathOfId(row.id, row.name),
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
