import { rowHeight } from './types.ts';

const listHeight = 320;
const edge = 4;

/** Where a list that draws only what is in sight scrolls to at first: its option is in the middle. */
export function offsetFor(index: number, count: number): number {
  const most = count * rowHeight + 8 - listHeight;
  return Math.max(0, Math.min((index + 1) * rowHeight - listHeight / 2, most));
}

/** The rows that are in sight at first, from `start` to before `end`. */
export function firstRows(index: number, count: number): { start: number; end: number } {
  return rowsAt(offsetFor(index, count), count);
}

/** The rows that are in sight of a list that is scrolled to `top` pixels, from `start` to before `end`. */
export function rowsAt(top: number, count: number): { start: number; end: number } {
  const start = Math.max(0, Math.floor((top - edge) / rowHeight));
  return { start, end: Math.min(count, Math.ceil((top - edge + listHeight) / rowHeight)) };
}

/** Rows drawn before and after those in sight, once the list has been scrolled. */
const overscan = 4;

/** The rows in sight of a list that is scrolled to `top` pixels, and some around them. */
export function rowsAround(top: number, count: number): { start: number; end: number } {
  const { start, end } = rowsAt(top, count);
  return { start: Math.max(0, start - overscan), end: Math.min(count, end + overscan) };
}

/** Whether rows that are drawn, from `start` to before `end`, are all of those in sight of a list that is scrolled to `top` pixels. */
export function coversRows(drawn: { start: number; end: number }, top: number, count: number): boolean {
  const { start, end } = rowsAt(top, count);
  return drawn.start <= start && drawn.end >= end;
}
