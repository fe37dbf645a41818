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

/** Whether what is drawn holds all rows of a range, and few others. */
export function coversRange(drawn: RowRange, range: RowRange): boolean {
  const before = range.start - drawn.start;
  const after = drawn.end - range.end;
  return before >= 0 && before <= overscan && after >= 0 && after <= overscan;
}
