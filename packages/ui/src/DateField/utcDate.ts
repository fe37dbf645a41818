import { plainText } from '../internal/plainText.ts';
import { type DatePattern, datePattern } from './datePattern.ts';

/** A day is the number of milliseconds from 1970 to its midnight in UTC, in whatever time zone. */
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
const iso = /^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})(?:[T ].*)?$/;
const threeNumbers = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/;

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

/** A day in digits as a language writes it, such as 12/31/2026 in `en-US`; nothing as an empty text. @param locale a BCP 47 tag */
export function formatDay(day: UtcDay | null, locale: string): string {
  if (day === null) return '';
  const parts = partsOf(day);
  const digits = { year: 4, month: 2, day: 2 };
  return datePattern(locale)
    .pieces.map((piece) =>
      typeof piece === 'string' ? String(parts[piece]).padStart(digits[piece], '0') : piece.text,
    )
    .join('');
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

type Order = DatePattern['order'];
/** Year, month and day, as written. */
type Written = readonly (string | undefined)[];

const leastYear = 1800;

/** Six or eight digits without anything between them. */
function fromDigits(text: string, order: Order): Written | undefined {
  if (!/^(\d{6}|\d{8})$/.test(text)) return undefined;
  const years = text.length - 4;
  const yearFirst = [text.slice(0, years), text.slice(years, -2), text.slice(-2)];
  if (order === 'year-month-day') return yearFirst;
  const [first, second, year] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)];
  const own = order === 'day-month-year' ? [year, second, first] : [year, first, second];
  const isOwn = Number(own[1]) <= 12 && (years === 2 || Number(year) >= leastYear);
  return isOwn || Number(yearFirst[1]) > 12 ? own : yearFirst;
}

/** A time of day behind a day, as sheets and logs write it, with its zone. */
const timeOfDay =
  /[\sT,]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?m\.?)?(?:\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i;
/** Between the parts of a day with the name of its month. */
const between = String.raw`[\s,./-]*`;
const year = String.raw`['’]?(?<year>\d{4}|\d{2})`;
const date = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|º|ª|\.)?`;
const month = String.raw`(?:(?:of|de)\s+|d[’'])?(?<month>\p{L}{3,}\.?)`;
const weekday = String.raw`(?:\p{L}+\.?,?\s+)?(?:(?:the|den|el|le)\s+)?`;
const named = [
  new RegExp(`^${weekday}${date}${between}${month}${between}(?:de\\s+)?${year}$`, 'iu'),
  new RegExp(`^${weekday}${month}${between}${date}[\\s,./-]+${year}$`, 'iu'),
  new RegExp(`^(?<year>\\d{4})${between}${month}${between}${date}$`, 'iu'),
];

/** A day with the name of its month, in English or in the language. */
function fromNames(text: string, locale: string): Written | undefined {
  for (const pattern of named) {
    const groups = pattern.exec(text)?.groups;
    const number = groups && monthOfName(groups['month'] ?? '', locale);
    if (number !== undefined) return [groups?.['year'], String(number), groups?.['day']];
  }
  return undefined;
}

function split(written: string, locale: string): Written | undefined {
  const { order, pieces } = datePattern(locale);
  const last = pieces.at(-1);
  const end = typeof last === 'object' ? last.text.trim() : '';
  const given = plainText(written).replace(timeOfDay, '');
  const isEnded = end !== '' && given.endsWith(end);
  const text = isEnded ? given.slice(0, -end.length).trimEnd() : given.replace(/\.$/, '');
  const isoParts = iso.exec(text);
  if (isoParts) return isoParts.slice(1);
  const [, first, second, third] = threeNumbers.exec(text) ?? [];
  if (third === undefined) return fromDigits(text, order) ?? fromNames(text, locale);
  if (order === 'month-day-year') return [third, first, second];
  return order === 'year-month-day' && third.length === 2 ? [first, second, third] : [third, second, first];
}

/**
 * Reads a day as its language writes it, and what comes near that: one digit, other signs or none between, two digits of the
 * year, the name of the month in English or in the language, and ISO dates. A time of day and its zone are overlooked, and so is what sheets
 * and pages put around a day.
 * @param thisYear decides the century of a year with two digits.
 * @param locale a BCP 47 tag: it says which number is the month
 */
export function readDay(given: string, thisYear: number, locale: string): DateReading {
  const text = given.trim();
  if (text === '') return { day: null };
  const parts = split(text, locale);
  if (!parts) return { fault: { kind: 'unreadable' } };
  const [written = 0, month = 0, day = 0] = parts.map(Number);
  const year = parts[0]?.length === 2 ? fullYear(written, thisYear) : written;
  if (month < 1 || month > 12) return { fault: { kind: 'month', month } };
  if (year < 1000) return { fault: { kind: 'unreadable' } };
  const days = daysInMonth(year, month);
  if (day < 1 || day > days) return { fault: { kind: 'day', year, month, days } };
  return { day: dayOf({ year, month, day }) };
}

/** Whether a text can mean only one day, so that nothing has to be waited for. */
export function isComplete(text: string, locale: string): boolean {
  const year = split(text.trim(), locale)?.[0];
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

const known = new Map<string, ReadonlyMap<string, number>>();

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}

/** The months by their names in English and in a language, long and short, without accents and dots. */
function monthsOf(locale: string): ReadonlyMap<string, number> {
  const found = known.get(locale);
  if (found) return found;
  const months = new Map<string, number>();
  for (const language of ['en-US', locale])
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, {
        ...({ day: 'numeric', month, timeZone: 'UTC', calendar: 'gregory' } as const),
      });
      for (let number = 1; number <= 12; number += 1) {
        const parts = format.formatToParts(Date.UTC(2026, number - 1, 15));
        months.set(fold(parts.find(({ type }) => type === 'month')?.value ?? ''), number);
      }
    }
  known.set(locale, months);
  return months;
}

const fewestLetters = 3;

/** The month that a name, or its first three letters at least, means; undefined for no month, and for several. @param locale a BCP 47 tag */
function monthOfName(name: string, locale: string): number | undefined {
  const wanted = fold(name);
  const months = monthsOf(locale);
  const exact = months.get(wanted);
  if (exact !== undefined || wanted.length < fewestLetters) return exact;
  const meant = new Set([...months].filter(([each]) => each.startsWith(wanted)).map(([, month]) => month));
  const [only] = meant;
  return meant.size === 1 ? only : undefined;
}
