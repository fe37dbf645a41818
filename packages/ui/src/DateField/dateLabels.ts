import type { DateFieldLabels } from './types.ts';
import { type DateFault, dayOf, formatDay } from './utcDate.ts';

export const englishDateLabels: DateFieldLabels = {
  openCalendar: (label) => `Choose ${label}`,
  clear: (label) => `Clear ${label}`,
  calendar: (label) => `Choose ${label}`,
  placeholder: 'MM/DD/YYYY',
  loading: 'Loading calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  todayDay: (day) => `Today, ${day}`,
  selectedDay: (day) => `${day}, selected`,
  unreadable: 'Enter a date like 12/31/2026',
  noMonth: (month) => `There is no month ${month}`,
  noDay: (month, days) => `${month} has ${days} days`,
  tooEarly: (min) => `${min} is the first day allowed`,
  tooLate: (max) => `${max} is the last day allowed`,
  unavailable: 'This day cannot be chosen',
};

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
      return labels.tooEarly(formatDay(fault.min));
    case 'late':
      return labels.tooLate(formatDay(fault.max));
    case 'unavailable':
      return labels.unavailable;
  }
}
