import type { FieldValue } from '../outline/Outline.ts';
import { comparableFields } from './comparable.ts';
import type { AnyFields, AnyOwner, DraftRow, RowsDefinition } from './FieldDefinitions.ts';

/** A list whose rows are not known here. */
export type AnyRows = Omit<RowsDefinition<DraftRow>, 'fields' | 'unique'> & {
  readonly fields: AnyFields;
  readonly unique?: string;
};

type ComparableRow = Readonly<Record<string, FieldValue>> | null;

/** What counts of rows, which never change, found out once: with thousands of them an edit of one costs little. */
const known = new WeakMap<AnyRows, WeakMap<DraftRow, ComparableRow>>();

/** What counts of a row; null for a blank one, which is neither compared, nor saved, nor checked. The same object for the same row, unless its list is read anew. */
export function comparableRow(list: AnyRows, row: DraftRow): ComparableRow {
  if (list.isReadAnew === true) return compareRow(list, row, blankFields(list));
  const ofList = known.get(list) ?? new WeakMap<DraftRow, ComparableRow>();
  known.set(list, ofList);
  const before = ofList.get(row);
  if (before !== undefined) return before;
  const blank = blanks.get(list) ?? blankFields(list);
  blanks.set(list, blank);
  const compared = compareRow(list, row, blank);
  ofList.set(row, compared);
  return compared;
}

type Comparable = ReturnType<typeof comparableFields>;

/** What counts of the blank row of a list. */
const blanks = new WeakMap<AnyRows, Comparable>();

function blankFields(list: AnyRows): Comparable {
  return comparableFields(list.fields, toOwner(list.blank('')));
}

function compareRow(list: AnyRows, row: DraftRow, blank: Comparable): ComparableRow {
  const fields = comparableFields(list.fields, toOwner(row));
  const isBlank = Object.entries(fields).every(([name, value]) => value === (blank[name] ?? null));
  return isBlank ? null : fields;
}

/** The rows that are compared, saved and checked. */
export function filledRows(list: AnyRows, rows: readonly DraftRow[]): readonly DraftRow[] {
  return rows.filter((row) => comparableRow(list, row) !== null);
}

/** A row as the owner of its fields. */
export function toOwner(row: DraftRow): AnyOwner {
  return row as unknown as AnyOwner;
}
