import type { ListRow } from './ListRow.ts';

export type SortDirection = 'asc' | 'desc';

/** What a column is sorted by. */
export type SortValue = string | number;

export type Compare<Row> = (left: Row, right: Row) => number;

/** The order of rows by one column. */
export interface RowOrder {
  /** By the column alone. */
  compareValues: Compare<ListRow>;
  /** The whole order: rows with equal values are ordered by name, upwards in both directions. No two rows are equal. */
  compare: Compare<ListRow>;
}

const collator = new Intl.Collator('en');

/** The order by the value of a column. */
export function rowOrder(read: (row: ListRow) => SortValue, direction: SortDirection): RowOrder {
  const sign = direction === 'asc' ? 1 : -1;
  const compareValues: Compare<ListRow> = (left, right) => sign * compareSortValues(read(left), read(right));
  return { compareValues, compare: (left, right) => compareValues(left, right) || compareNames(left, right) };
}

/** By name, then by id. */
export function compareNames(left: ListRow, right: ListRow): number {
  return (
    collator.compare(left.name, right.name) ||
    compareExactly(left.name, right.name) ||
    compareExactly(left.id, right.id)
  );
}

function compareSortValues(left: SortValue, right: SortValue): number {
  if (left === right) return 0;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

function compareExactly(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
