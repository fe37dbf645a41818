import type { FormSelection } from '../../TwoStepSelector/types.ts';

/** A row of the field list; null while nothing is chosen in it. */
export interface FieldRow {
  readonly id: number;
  readonly value: FormSelection | null;
}

/** A single blank row. */
export const firstRows: readonly FieldRow[] = [{ id: 0, value: null }];

const nextId = (rows: readonly FieldRow[]) => 1 + Math.max(-1, ...rows.map(({ id }) => id));

/**
 * Sets or clears the choice of a row. There is always exactly one blank row: the one that was just cleared, so that the
 * focus stays where it is, else a new one at the end.
 */
export function setRow(
  rows: readonly FieldRow[],
  id: number,
  value: FormSelection | null,
): readonly FieldRow[] {
  const changed = rows.map((row) => (row.id === id ? { ...row, value } : row));
  if (value === null) return changed.filter((row) => row.value !== null || row.id === id);
  if (changed.some((row) => row.value === null)) return changed;
  return [...changed, { id: nextId(changed), value: null }];
}

/** The rows that are shown when at most `limit` may be chosen: those chosen first, and a blank one if there is room. */
export function shownRows(rows: readonly FieldRow[], limit: number): readonly FieldRow[] {
  const blank = rows.filter(({ value }) => value === null);
  if (limit === 0) return blank.slice(0, 1);
  const chosen = rows.filter(({ value }) => value !== null);
  if (chosen.length >= limit) return chosen.slice(0, limit);
  return rows;
}

/** What is chosen, row by row. */
export function selectionsIn(rows: readonly FieldRow[]): readonly FormSelection[] {
  return rows.flatMap(({ value }) => (value ? [value] : []));
}
