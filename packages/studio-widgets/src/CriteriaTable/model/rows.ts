import type { CriteriaColumn, CriteriaContext, CriteriaRow, FieldColumn } from '../types.ts';
import { fieldColumns, heldColumns } from './columns.ts';

/** A row in which nothing is set. */
export function blankRow(id: string): CriteriaRow {
  return { id, dataItem: '', product: '', field1: '', field2: '', field3: '' };
}

/** Whether nothing is set in the columns that count: the row counts as deleted. */
export function isDeleted(row: CriteriaRow, context: CriteriaContext): boolean {
  return heldColumns(context).every((column) => row[column].trim() === '');
}

function freeId(rows: readonly CriteriaRow[]): string {
  const last = rows.reduce((most, { id }) => Math.max(most, Number(/^r(\d+)$/.exec(id)?.[1] ?? 0)), 0);
  return `r${last + 1}`;
}

/**
 * The rows as they are edited: blank ones are gone, except one at the end, where the next is entered, and `keptId`, which
 * has the focus. The list itself when that is how it is.
 */
export function settleRows(
  rows: readonly CriteriaRow[],
  context: CriteriaContext,
  keptId?: string,
): readonly CriteriaRow[] {
  const kept = rows.filter(
    (row, index) => index === rows.length - 1 || row.id === keptId || !isDeleted(row, context),
  );
  const last = kept.at(-1);
  const before = kept.at(-2);
  if (last === undefined || !isDeleted(last, context)) return [...kept, blankRow(freeId(rows))];
  const isSurplus = before !== undefined && isDeleted(before, context);
  if (isSurplus && last.id !== keptId) return kept.slice(0, -1);
  return kept.length === rows.length ? rows : kept;
}

/** Another text in a cell; the list itself when it is the same. */
export function setCell(
  rows: readonly CriteriaRow[],
  id: string,
  column: CriteriaColumn,
  text: string,
): readonly CriteriaRow[] {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  return row === undefined || row[column] === text ? rows : rows.with(index, { ...row, [column]: text });
}

/**
 * A row one place up (-1) or down (1). The list itself when there is nowhere to go: blank rows, of which the last is for the
 * next entry, are not passed.
 */
export function moveRow(
  rows: readonly CriteriaRow[],
  id: string,
  delta: 1 | -1,
  context: CriteriaContext,
): readonly CriteriaRow[] {
  const index = rows.findIndex((row) => row.id === id);
  const [row, other] = [rows[index], rows[index + delta]];
  if (row === undefined || other === undefined) return rows;
  if (isDeleted(row, context) || isDeleted(other, context)) return rows;
  return rows.with(index, other).with(index + delta, row);
}

/** Takes a row out. */
export function removeRow(rows: readonly CriteriaRow[], id: string): readonly CriteriaRow[] {
  return rows.some((row) => row.id === id) ? rows.filter((row) => row.id !== id) : rows;
}

/**
 * The rows after a field dependency was removed: the columns behind it move up, and the last is empty.
 * @param index of the dependency, from 0
 */
export function dropFieldColumn(rows: readonly CriteriaRow[], index: number): readonly CriteriaRow[] {
  const values = (row: CriteriaRow) => fieldColumns.map((column) => row[column]);
  return rows.map((row) => {
    const left = values(row).filter((_, column) => column !== index);
    const [field1 = '', field2 = '', field3 = ''] = left;
    return { ...row, field1, field2, field3 };
  });
}

/** The rows after the field of a dependency was exchanged, or products no longer matter: its column is empty. */
export function clearColumn(
  rows: readonly CriteriaRow[],
  column: FieldColumn | 'product',
): readonly CriteriaRow[] {
  return rows.map((row) => (row[column] === '' ? row : { ...row, [column]: '' }));
}
