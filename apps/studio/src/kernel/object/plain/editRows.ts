import type { DraftRow } from '../../editor/fields/FieldDefinitions.ts';

/** Rows with another one below a row; at the end where there is none such. */
export function addRow<Row extends DraftRow>(
  rows: readonly Row[],
  row: Row,
  below: string | null,
): readonly Row[] {
  const index = rows.findIndex(({ key }) => key === below);
  return index < 0 ? [...rows, row] : rows.toSpliced(index + 1, 0, row);
}

/** Rows without one. */
export function removeRow<Row extends DraftRow>(rows: readonly Row[], key: string): readonly Row[] {
  return rows.filter((row) => row.key !== key);
}

/** Rows of which one is moved a place up (-1) or down (1); the same rows where it cannot. */
export function moveRow<Row extends DraftRow>(rows: readonly Row[], key: string, by: -1 | 1): readonly Row[] {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  const to = index + by;
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(index, 1).toSpliced(to, 0, row);
}

/** Rows of which one is another now. */
export function replaceRow<Row extends DraftRow>(rows: readonly Row[], row: Row): readonly Row[] {
  return rows.map((each) => (each.key === row.key ? row : each));
}

/** Rows with one as it is now: a new one is added at their end. */
export function putRow<Row extends DraftRow>(rows: readonly Row[], row: Row): readonly Row[] {
  return rows.some(({ key }) => key === row.key) ? replaceRow(rows, row) : [...rows, row];
}

/** The row that gets the focus when one is removed: the one below, otherwise the one above; null for none. */
export function rowAfterRemoval(rows: readonly DraftRow[], key: string): string | null {
  const index = rows.findIndex((row) => row.key === key);
  return (rows[index + 1] ?? rows[index - 1])?.key ?? null;
}
