/** How many pages there are; at least one, which may be empty. */
export function getPageCount(pageSize: number, totalRecords: number): number {
  return Math.max(1, Math.ceil(totalRecords / pageSize));
}

/**
 * The rows of a page, counted from 1 as people count; 0 to 0 when there are none.
 * @param rowOffset number of rows before the first of them
 */
export function getRowRange(
  rowOffset: number,
  rowCount: number,
): { readonly start: number; readonly end: number } {
  return rowCount === 0 ? { start: 0, end: 0 } : { start: rowOffset + 1, end: rowOffset + rowCount };
}
