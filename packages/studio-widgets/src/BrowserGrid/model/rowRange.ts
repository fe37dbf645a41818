/** Rows from `start` to before `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Rows drawn before and after those in sight. */
export const overscan = 6;

/** The rows in sight of a list that is scrolled to `top`, and some around them. The end may lie beyond the last row. */
export function getRowsAt(top: number, viewHeight: number, rowHeight: number): RowRange {
  const start = Math.max(0, Math.floor(top / rowHeight) - overscan);
  return { start, end: Math.ceil((top + viewHeight) / rowHeight) + (top > 0 ? overscan : 0) };
}
