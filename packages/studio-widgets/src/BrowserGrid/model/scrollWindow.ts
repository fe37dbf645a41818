/** Browsers draw nothing beyond some 17 to 33 million pixels. A longer list is shown through a part this high. */
const highest = 12_000_000;

/** A list that may be higher than a browser can draw, of which a window of rows is laid out. */
export interface ScrollWindow {
  readonly rowCount: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
  /** How much of it is in sight, in CSS pixels. */
  readonly viewHeight: number;
}

/** Where such a list is: scrolled to `top` pixels, while its first drawn row is the one at `shift`. */
export interface ScrollPosition {
  /** NaN when the drawn part was moved to a row: the step to it is no leap, however far. */
  readonly top: number;
  readonly shift: number;
}

/** How many rows have a place in the document at once. */
export function getDrawnCount({ rowCount, rowHeight }: Pick<ScrollWindow, 'rowCount' | 'rowHeight'>): number {
  return Math.min(rowCount, Math.floor(highest / rowHeight));
}

/**
 * The position of a list after it was scrolled from `before` to `top`. A step within two views is taken as it is, pixel by
 * pixel; a leap, such as of the scrollbar's thumb, goes to that part of the whole list. Near an end of the drawn part that is
 * no end of the list, the drawn part moves on under the rows in sight: `top` is then another one, to scroll to.
 */
export function followScroll(list: ScrollWindow, before: ScrollPosition, top: number): ScrollPosition {
  const drawn = getDrawnCount(list);
  const mostShift = list.rowCount - drawn;
  if (mostShift === 0) return { top, shift: 0 };
  const mostTop = drawn * list.rowHeight - list.viewHeight;
  const isLeap = Math.abs(top - before.top) > 2 * list.viewHeight;
  if (isLeap) return { top, shift: clamp(Math.round((top / mostTop) * mostShift), mostShift) };
  const margin = mostTop / 8;
  const isNearEnd =
    (top < margin && before.shift > 0) || (top > mostTop - margin && before.shift < mostShift);
  if (!isNearEnd) return { top, shift: before.shift };
  return centre(list, before.shift, top);
}

/** The same rows in sight, with as much drawn before as after them as there is. */
function centre(list: ScrollWindow, shift: number, top: number): ScrollPosition {
  const drawn = getDrawnCount(list);
  const mostShift = list.rowCount - drawn;
  const next = clamp(shift + Math.round(top / list.rowHeight - drawn / 2), mostShift);
  return { top: top - (next - shift) * list.rowHeight, shift: next };
}

/** The first drawn row, such that `row` is drawn: the same if it is already. */
export function shiftTo(
  list: Pick<ScrollWindow, 'rowCount' | 'rowHeight'>,
  shift: number,
  row: number,
): number {
  const drawn = getDrawnCount(list);
  if (row >= shift && row < shift + drawn) return shift;
  return clamp(row - Math.round(drawn / 2), list.rowCount - drawn);
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
