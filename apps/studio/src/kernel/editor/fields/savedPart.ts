import { comparableOf, isCounted } from './comparable.ts';
import { type AnyRows, filledRows } from './comparableRow.ts';
import type { OutlineInput } from './defineOutline.ts';
import type { AnyFields, AnyOwner, DraftRow } from './FieldDefinitions.ts';

/**
 * What of a draft is saved: fields that are not shown are as in the version that it was made from, and lists are without blank
 * rows. An edit that is not shown does not count, unless it belongs to one that is shown: what was chosen along with another field counts.
 * @param saved the draft of that version, with the same keys for the same rows
 */
export function savedPart<Draft extends object>(
  { fields, lists }: Pick<OutlineInput<Draft>, 'fields' | 'lists'>,
  draft: Draft,
  saved: Draft,
): Draft {
  // The types of the names were checked by `OutlineInput`.
  const all = lists as unknown as Readonly<Record<string, AnyRows>>;
  const written = Object.entries(all).map(([name, list]) => [
    name,
    writtenRows(list, rowsOf(draft, name), rowsOf(saved, name)),
  ]);
  return {
    ...draft,
    ...hiddenFields(fields as unknown as AnyFields, draft, saved),
    ...Object.fromEntries(written),
  };
}

/**
 * Rows that are not blank; one that the saved version does not have is written as it is. What a row holds besides its key and its
 * fields, such as an id, is that version's: it came with it, and is not editable.
 */
function writtenRows(
  list: AnyRows,
  rows: readonly DraftRow[],
  saved: readonly DraftRow[],
): readonly DraftRow[] {
  const before = new Map(saved.map((row) => [row.key, row]));
  return filledRows(list, rows).map((row) => {
    const known = before.get(row.key);
    if (known === undefined) return row;
    return { ...row, ...besides(list.fields, known), ...hiddenFields(list.fields, row, known) };
  });
}

/** What a row holds besides its key and its fields. */
function besides(fields: AnyFields, row: DraftRow): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'key' && !(name in fields)));
}

/** The fields of an owner that are not shown, as they were. */
function hiddenFields(fields: AnyFields, owner: object, saved: object): object {
  const now = owner as AnyOwner;
  const before = saved as AnyOwner;
  const all = Object.entries(fields);
  const chosen = all.filter(
    ([name, field]) =>
      field.linkedFields && comparableOf(field, now[name]) !== comparableOf(field, before[name]),
  );
  const decided = new Set<string>(chosen.flatMap(([, { linkedFields = [] }]) => linkedFields));
  const hidden = all.flatMap(([name, field]) =>
    !isCounted(field, now) && !decided.has(name) ? [[name, before[name]]] : [],
  );
  return Object.fromEntries(hidden);
}

function rowsOf(draft: object, name: string): readonly DraftRow[] {
  // `ListDefinitions` names lists of rows only.
  return (draft as Readonly<Record<string, readonly DraftRow[]>>)[name] ?? [];
}
