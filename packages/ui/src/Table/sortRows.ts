import type { Sort } from '../internal/sort.ts';
import type { TableColumn } from './types.ts';

/** The sort after a header was pressed: ascending first, then the other direction. */
export function nextSort(sort: Sort | null, key: string): Sort {
  const isAscending = sort?.key === key && sort.direction === 'asc';
  return { key, direction: isAscending ? 'desc' : 'asc' };
}

/**
 * The rows in the order of a sort. Rows that are equal keep their order in both directions. Columns without `compare`,
 * which the caller sorts, leave the rows as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<TableColumn<Row>, 'key' | 'compare'>[],
  sort: Sort | null,
): readonly Row[] {
  const compare = sort && columns.find(({ key }) => key === sort.key)?.compare;
  if (!compare) return rows;
  return rows.toSorted(sort.direction === 'asc' ? compare : (a, b) => compare(b, a));
}
