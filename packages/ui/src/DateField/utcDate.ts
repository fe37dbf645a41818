/** A day is the number of milliseconds from 1970 to its midnight in UTC, whatever zone anybody is in. */
export type UtcDay = number;

/** A day as people write it; months from 1. */
export interface DayParts {
  year: number;
  month: number;
  day: number;
}

/** Why a text is no day. */
export type DateFault =
  | { kind: 'unreadable' }
  | { kind: 'month'; month: number }
  | { kind: 'day'; year: number; month: number; days: number }
  | { kind: 'early'; min: UtcDay }
  | { kind: 'late'; max: UtcDay }
  | { kind: 'unavailable' };

/** What a text says: a day, nothing, or something that is wrong. */
export type DateReading = { day: UtcDay | null; fault?: undefined } | { day?: undefined; fault: DateFault };

export interface DateLimits {
  min: UtcDay | undefined;
  max: UtcDay | undefined;
  isDateDisabled: ((day: UtcDay) => boolean) | undefined;
}

const msPerDay = 86_400_000;
const yearsAhead = 20;
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const american = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/;

/** The number of days in a month from 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day with these parts, which have to exist. */
export function dayOf({ year, month, day }: DayParts): UtcDay {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** The parts of a day; a time of day is overlooked. */
export function partsOf(day: UtcDay): DayParts {
  const date = new Date(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The midnight of the UTC day that a moment is in. */
export function startOfUtcDay(moment: number): UtcDay {
  return Math.floor(moment / msPerDay) * msPerDay;
}

/** The day on the reader's own calendar. */
export function today(now: Date = new Date()): UtcDay {
  return dayOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** A day as MM/DD/YYYY; nothing as an empty text. */
export function formatDay(day: UtcDay | null): string {
  if (day === null) return '';
  const { year, month, day: date } = partsOf(day);
  return `${String(month).padStart(2, '0')}/${String(date).padStart(2, '0')}/${String(year).padStart(4, '0')}`;
}

/** A day as YYYY-MM-DD, as native date inputs submit it; nothing as an empty text. */
export function formatIsoDay(day: UtcDay | null): string {
  if (day === null) return '';
  const { year, month, day: date } = partsOf(day);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** The year that two digits mean: from 79 years before `thisYear` to 20 years after it. */
export function fullYear(twoDigits: number, thisYear: number): number {
  const last = thisYear + yearsAhead;
  return last - ((((last - twoDigits) % 100) + 100) % 100);
}

function numbers(...texts: (string | undefined)[]): number[] {
  return texts.map(Number);
}

function fromDigits(text: string): (string | undefined)[] | undefined {
  if (/^\d{6}$/.test(text)) return [text.slice(4), text.slice(0, 2), text.slice(2, 4)];
  if (!/^\d{8}$/.test(text)) return undefined;
  const isYearFirst = Number(text.slice(0, 2)) > 12;
  if (isYearFirst) return [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
  return [text.slice(4), text.slice(0, 2), text.slice(2, 4)];
}

/** Year, month and day, as written. */
function split(text: string): (string | undefined)[] | undefined {
  const isoParts = iso.exec(text);
  if (isoParts) return isoParts.slice(1);
  const parts = american.exec(text);
  return parts ? [parts[3], parts[1], parts[2]] : fromDigits(text);
}

/**
 * Reads MM/DD/YYYY and what comes near it: one digit, other signs or none between, two digits of the year, and ISO
 * dates, whose time and zone are overlooked.
 * @param thisYear decides the century of a year with two digits.
 */
export function readDay(given: string, thisYear: number): DateReading {
  const text = given.trim();
  if (text === '') return { day: null };
  const parts = split(text);
  if (!parts) return { fault: { kind: 'unreadable' } };
  const [written = 0, month = 0, day = 0] = numbers(...parts);
  const year = parts[0]?.length === 2 ? fullYear(written, thisYear) : written;
  if (month < 1 || month > 12) return { fault: { kind: 'month', month } };
  if (year < 1000) return { fault: { kind: 'unreadable' } };
  const days = daysInMonth(year, month);
  if (day < 1 || day > days) return { fault: { kind: 'day', year, month, days } };
  return { day: dayOf({ year, month, day }) };
}

/** Whether a text can mean only one day, so that nothing has to be waited for. */
export function isComplete(text: string): boolean {
  const year = split(text.trim())?.[0];
  return year !== undefined && year.length === 4;
}

/** Why a day cannot be chosen; nothing for one that can. */
export function faultOf(day: UtcDay | null, { min, max, isDateDisabled }: DateLimits): DateFault | undefined {
  if (day === null) return undefined;
  if (min !== undefined && day < min) return { kind: 'early', min };
  if (max !== undefined && day > max) return { kind: 'late', max };
  return isDateDisabled?.(day) ? { kind: 'unavailable' } : undefined;
}

const yearsAround = 50;

/** The first and the last month that a calendar leads to: the limits, or 50 years around what it shows and today. */
export function monthSpan(
  shown: readonly (UtcDay | null)[],
  { min, max }: Pick<DateLimits, 'min' | 'max'>,
): { first: UtcDay; last: UtcDay } {
  const years = shown.filter((day) => day !== null).map((day) => partsOf(day).year);
  const first = min ?? dayOf({ year: Math.min(...years) - yearsAround, month: 1, day: 1 });
  const last = max ?? dayOf({ year: Math.max(...years) + yearsAround, month: 12, day: 1 });
  return { first, last: Math.max(first, last) };
}
