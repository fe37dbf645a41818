import type { DateLib } from 'react-day-picker';
import { daysInMonth, partsOf, startOfUtcDay } from './utcDate.ts';
import type { WeekDay } from './weekStart.ts';

const msPerDay = 86_400_000;

const year = (date: Date) => date.getUTCFullYear();
const month = (date: Date) => date.getUTCMonth();

/** A day of a month that may lie beyond its year, at most the last one of the month. */
function at(fullYear: number, monthIndex: number, day: number): Date {
  const first = new Date(0);
  first.setUTCFullYear(fullYear, monthIndex, 1);
  const last = daysInMonth(year(first), month(first) + 1);
  first.setUTCDate(Math.min(day, last));
  return first;
}

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * msPerDay);
const addMonths = (date: Date, months: number) => at(year(date), month(date) + months, date.getUTCDate());
const monthsSince0 = (date: Date) => year(date) * 12 + month(date);
const dayNumber = (date: Date) => Math.floor(date.getTime() / msPerDay);
const ordered = (dates: Date[]) => dates.toSorted((a, b) => a.getTime() - b.getTime());

function series(count: number, each: (index: number) => Date): Date[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => each(index));
}

/** The two shapes of a date that the calendar library asks for, in its own notation. */
function format(date: Date, pattern: string): string {
  const { year: y, month: m, day } = partsOf(date.getTime());
  const two = (part: number) => String(part).padStart(2, '0');
  const yearAndMonth = `${String(y).padStart(4, '0')}-${two(m)}`;
  return pattern === 'yyyy-MM' ? yearAndMonth : `${yearAndMonth}-${two(day)}`;
}

/**
 * The calendar library's arithmetic, in UTC alone. Its own time zones depend on the clock of the machine, and repeat or
 * lose a day where that clock once skipped one (Samoa in 2011).
 */
export function utcDateLib(weekStartsOn: WeekDay): Partial<DateLib> {
  const startOfWeek = (date: Date) => addDays(date, -((date.getUTCDay() - weekStartsOn + 7) % 7));
  return {
    newDate: at,
    addDays,
    addWeeks: (date, weeks) => addDays(date, weeks * 7),
    addMonths,
    addYears: (date, years) => addMonths(date, years * 12),
    differenceInCalendarDays: (left, right) => dayNumber(left) - dayNumber(right),
    differenceInCalendarMonths: (left, right) => monthsSince0(left) - monthsSince0(right),
    eachMonthOfInterval: ({ start, end }) => {
      const first = new Date(start);
      const count = monthsSince0(new Date(end)) - monthsSince0(first) + 1;
      return series(count, (index) => at(year(first), month(first) + index, 1));
    },
    eachYearOfInterval: ({ start, end }) => {
      const first = year(new Date(start));
      return series(year(new Date(end)) - first + 1, (index) => at(first + index, 0, 1));
    },
    startOfDay: (date) => new Date(startOfUtcDay(date.getTime())),
    startOfWeek,
    endOfWeek: (date) => addDays(startOfWeek(date), 6),
    startOfMonth: (date) => at(year(date), month(date), 1),
    endOfMonth: (date) => at(year(date), month(date), 31),
    startOfYear: (date) => at(year(date), 0, 1),
    endOfYear: (date) => at(year(date), 11, 31),
    getMonth: month,
    getYear: year,
    // Never shown; it only has to distinguish weeks.
    getWeek: (date) => Math.floor((dayNumber(startOfWeek(date)) + 4) / 7),
    setMonth: (date, monthIndex) => at(year(date), monthIndex, date.getUTCDate()),
    setYear: (date, fullYear) => at(fullYear, month(date), date.getUTCDate()),
    isAfter: (date, other) => new Date(date).getTime() > new Date(other).getTime(),
    isBefore: (date, other) => new Date(date).getTime() < new Date(other).getTime(),
    isSameDay: (left, right) => dayNumber(new Date(left)) === dayNumber(new Date(right)),
    isSameMonth: (left, right) => monthsSince0(new Date(left)) === monthsSince0(new Date(right)),
    isSameYear: (left, right) => year(new Date(left)) === year(new Date(right)),
    max: (dates) => ordered(dates.map((date) => new Date(date))).at(-1) ?? new Date(0),
    min: (dates) => ordered(dates.map((date) => new Date(date)))[0] ?? new Date(0),
    format,
  };
}
