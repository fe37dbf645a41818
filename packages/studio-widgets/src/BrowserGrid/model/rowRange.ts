/** Rows from `start` to before `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** What of a list of rows is in sight, in CSS pixels. */
export interface RowsInView {
  /** How far the list is scrolled. */
  readonly top: number;
  /** How far it was scrolled since the last frame, downwards; negative upwards, 0 at rest. */
  readonly step: number;
  readonly viewHeight: number;
  readonly rowHeight: number;
  /** How much higher than `rowHeight` one of the rows is. */
  readonly extraHeight: number;
  /** How many rows were drawn ahead before: fewer would be removed, only to be made again. */
  readonly ahead: number;
}

/** Rows drawn before and after those in sight. */
export const overscan = 6;

/** Rows drawn ahead of a list that is being scrolled: as many times this as the next step needs, so that their number seldom changes. */
const aheadBy = 12;
const mostAhead = 3 * aheadBy;

/** How many rows to draw ahead: as far as the list was scrolled by the last step. */
export function getRowsAhead(view: RowsInView): number {
  if (isLeap(view)) return view.ahead;
  return Math.max(view.ahead, Math.min(mostAhead, Math.ceil(stepRows(view) / aheadBy) * aheadBy));
}

/**
 * The rows to draw: those in sight and some around them, while the list is being scrolled mostly ahead. The frame that shows them is
 * scrolled one step further than they were drawn for. The end may lie beyond the last row.
 */
export function getRowsToDraw(view: RowsInView): RowRange {
  const { top, step } = view;
  const { start, end } = rowsInSight(view);
  const ahead = Math.max(overscan, getRowsAhead(view));
  if (isLeap(view) && top === 0) return { start, end };
  return step < 0
    ? { start: Math.max(0, start - ahead), end: end + overscan }
    : { start: Math.max(0, start - overscan), end: end + ahead };
}

/** Whether what is drawn has all rows that are in sight now, and will be after a step like the last one; at rest also few others. */
export function coversView(drawn: RowRange, view: RowsInView): boolean {
  if (view.step === 0) return coversRest(drawn, getRowsToDraw(view));
  const { start, end } = rowsInSight(view);
  const next = isLeap(view) ? 0 : stepRows(view);
  const first = view.step < 0 ? Math.max(0, start - next) : start;
  const last = view.step > 0 ? end + next : end;
  return drawn.start <= first && drawn.end >= last;
}

function coversRest(drawn: RowRange, range: RowRange): boolean {
  const before = range.start - drawn.start;
  const after = drawn.end - range.end;
  return before >= 0 && before <= overscan && after >= 0 && after <= overscan;
}

function rowsInSight({ top, viewHeight, rowHeight, extraHeight }: RowsInView): RowRange {
  const start = Math.max(0, Math.floor((top - extraHeight) / rowHeight));
  return { start, end: Math.ceil((top + viewHeight) / rowHeight) };
}

function stepRows({ step, rowHeight }: RowsInView): number {
  return Math.min(mostAhead, Math.ceil(Math.abs(step) / rowHeight));
}

/** It is at rest, or was scrolled so far at once, as by the scrollbar, that the next step may go another way. */
function isLeap({ step, viewHeight }: RowsInView): boolean {
  return step === 0 || Math.abs(step) > 4 * viewHeight;
}
