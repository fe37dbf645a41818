/**
 * The rows that a list shows, counted from 1 as people count; 0 to 0 when it shows none.
 * @param offset how many stand before the first of them
 */
export function rangeShown(offset: number, count: number): { readonly start: number; readonly end: number } {
  return count === 0 ? { start: 0, end: 0 } : { start: offset + 1, end: offset + count };
}
