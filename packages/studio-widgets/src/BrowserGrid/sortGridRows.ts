import type { Sort } from '@studio/ui';
import { getSortReader } from './model/sortReader.ts';
import { sortRows } from './model/sortRows.ts';
import type { GridColumn } from './types.ts';

/**
 * Rows in the order that a grid would give them, for a host that decides itself when they are sorted. Rows of equal value keep their order.
 * @param columns one of them is named by the sort; rows keep their order where none is
 * @param locale BCP 47. Default: the browser's
 */
export function sortGridRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { key, direction }: Sort,
  locale?: string,
): readonly Row[] {
  const column = columns.find((each) => each.key === key);
  return column === undefined ? rows : sortRows(rows, getSortReader(column), direction, locale);
}
