import type { TableColumn, TableSort } from './types.ts';

/** The sort after a header was pressed: ascending first, then the other direction. */
export function nextSort(sort: TableSort | null, key: string): TableSort {
  const isAscending = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

/**
 * The rows in the order of a sort. Rows that are equal keep their order in both directions. Columns without `compare`,
 * which the caller sorts, leave the rows as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<TableColumn<Row>, 'key' | 'compare'>[],
  sort: TableSort | null,
): readonly Row[] {
  const compare = sort && columns.find(({ key }) => key === sort.key)?.compare;
  if (!compare) return rows;
  return rows.toSorted(sort.direction === 'ascending' ? compare : (a, b) => compare(b, a));
}
