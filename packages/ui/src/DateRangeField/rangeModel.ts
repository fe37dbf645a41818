import type { DateRange } from './types.ts';

/** One of the two days of a range. */
export type RangeEnd = 'start' | 'end';

/** Whether both ends are set, in the wrong order. Equal days are in order. */
export function isReversed({ start, end }: DateRange): boolean {
  return start !== null && end !== null && end < start;
}

/** Which end the calendar goes on to after `picked` was chosen; none when the range is complete and in order. */
export function nextEnd(picked: RangeEnd, range: DateRange): RangeEnd | null {
  if (picked === 'start' && (range.end === null || isReversed(range))) return 'end';
  return null;
}
