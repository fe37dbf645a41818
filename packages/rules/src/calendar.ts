import { type CaseValue, isMissing, readAmount, readDay, shown, ValueError } from './values.ts';

/**
 * Dates in expressions. All are calendar days, without hours and time zones. Adding months or years ends in the month that is meant: from 31 January to the last of
 * February. So many years are over on the day that adding them gives: a year after 29 February ends on 28 February.
 */
export const calendarFunctions = {
  addMonths: ([day = null, count = null]: readonly CaseValue[]): CaseValue => later(day, count, 1),
  addYears: ([day = null, count = null]: readonly CaseValue[]): CaseValue => later(day, count, 12),
  wholeYears: ([from = null, to = null]: readonly CaseValue[]): CaseValue => {
    const [start, end] = [dayOf(from), dayOf(to)];
    return start === null || end === null ? null : yearsBetween(start, end);
  },
} as const;

/** Whether a text is written as a day, also one that is in no calendar. */
export function looksLikeDay(value: CaseValue): boolean {
  return typeof value === 'string' && /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(value);
}

/** Milliseconds of a day. Null for no value. @throws ValueError for what is no day, such as 30 February */
export function dayOf(value: CaseValue): number | null {
  if (isMissing(value) || value === null) return null;
  const single = typeof value === 'object' && value.length === 1 ? (value[0] ?? null) : value;
  const isText = typeof single === 'string' || typeof single === 'number';
  const day = isText ? readDay(String(single)) : null;
  if (day === null) throw new ValueError(`${shown(value)} is no date.`);
  return day;
}

/** So many months or years after a day. */
function later(day: CaseValue, count: CaseValue, months: 1 | 12): CaseValue {
  const start = dayOf(day);
  if (start === null || isMissing(count)) return null;
  const number = typeof count === 'string' ? readAmount(count) : count;
  if (typeof number !== 'number' || !Number.isInteger(number))
    throw new ValueError(`${shown(count)} is no whole number.`);
  const end = withMonths(start, number * months);
  const text = Number.isNaN(end) ? '' : new Date(end).toISOString();
  // Days before the year 0 and after 9999 are written otherwise.
  if (!/^\d{4}-/.test(text)) throw new ValueError(`${shown(count)} leads to no date.`);
  return text.slice(0, 10);
}

function withMonths(start: number, months: number): number {
  const date = new Date(start);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const daysInMonth = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  return first + (Math.min(date.getUTCDate(), daysInMonth) - 1) * dayMs;
}

const dayMs = 86_400_000;

/** Negative where the end is before the start, and never a negative zero. */
function yearsBetween(start: number, end: number): number {
  if (end < start) return 0 - yearsBetween(end, start);
  const years = new Date(end).getUTCFullYear() - new Date(start).getUTCFullYear();
  return withMonths(start, years * 12) <= end ? years : years - 1;
}
