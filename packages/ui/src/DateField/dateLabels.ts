import { datePattern } from './datePattern.ts';
import type { DateFieldLabels } from './types.ts';
import { type DateFault, dayOf, formatDay } from './utcDate.ts';

const letters = { year: 'YYYY', month: 'MM', day: 'DD' };
const example = Date.UTC(2026, 11, 31);

const writeLabels = (locale: string): DateFieldLabels => ({
  openCalendar: (label) => `Choose ${label}`,
  clear: (label) => `Clear ${label}`,
  calendar: (label) => `Choose ${label}`,
  placeholder: datePattern(locale)
    .pieces.map((piece) => (typeof piece === 'string' ? letters[piece] : piece.text))
    .join(''),
  loading: 'Loading calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  todayDay: (day) => `Today, ${day}`,
  selectedDay: (day) => `${day}, selected`,
  unreadable: `Enter a date like ${formatDay(example, locale)}`,
  noMonth: (month) => `There is no month ${month}`,
  noDay: (month, days) => `${month} has ${days} days`,
  tooEarly: (min) => `${min} is the first day allowed`,
  tooLate: (max) => `${max} is the last day allowed`,
  unavailable: 'This day cannot be chosen',
});

const written = new Map<string, DateFieldLabels>();

/** The English texts, with dates as a language writes them; the same object for the same language. */
export function englishDateLabels(locale: string): DateFieldLabels {
  const labels = written.get(locale) ?? writeLabels(locale);
  written.set(locale, labels);
  return labels;
}

/** What is wrong with a date, in words. */
export function describeFault(fault: DateFault, labels: DateFieldLabels, locale: string): string {
  switch (fault.kind) {
    case 'unreadable':
      return labels.unreadable;
    case 'month':
      return labels.noMonth(fault.month);
    case 'day': {
      const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
      return labels.noDay(month.format(dayOf({ ...fault, day: 1 })), fault.days);
    }
    case 'early':
      return labels.tooEarly(formatDay(fault.min, locale));
    case 'late':
      return labels.tooLate(formatDay(fault.max, locale));
    case 'unavailable':
      return labels.unavailable;
  }
}
