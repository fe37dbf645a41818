import type { FieldValue } from '../outline/Outline.ts';
import { comparableFields } from './comparable.ts';
import type { AnyFields, AnyOwner, DraftRow, RowsDefinition } from './FieldDefinitions.ts';

/** A list whose rows are not known here. */
export type AnyRows = Omit<RowsDefinition<DraftRow>, 'fields'> & { readonly fields: AnyFields };

/** What counts of a row; null for a blank one, which is neither compared, nor saved, nor checked. */
export function comparableRow(list: AnyRows, row: DraftRow): Readonly<Record<string, FieldValue>> | null {
  const fields = comparableFields(list.fields, toOwner(row));
  const blank = comparableFields(list.fields, toOwner(list.blank('')));
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
