import { addMessages } from './messages.ts';

/** The texts of date fields and their calendar. */
export const dateMessages = addMessages({
  'dates.start': 'Start date',
  'dates.end': 'End date',
  'dates.from': 'From',
  'dates.to': 'To',
  'dates.open': 'Open',
  'dates.choose': 'Choose {label}',
  'dates.clear': 'Clear {label}',
  'dates.placeholder': 'MM/DD/YYYY',
  'dates.loading': 'Loading calendar',
  'dates.previousMonth': 'Previous month',
  'dates.nextMonth': 'Next month',
  'dates.month': 'Month',
  'dates.year': 'Year',
  'dates.today': 'Today',
  'dates.todayDay': 'Today, {day}',
  'dates.selectedDay': '{day}, selected',
  'dates.unreadable': 'Enter a date like 12/31/2026',
  'dates.noMonth': 'There is no month {month}',
  'dates.noDay': '{month} has {days} days',
  'dates.endBeforeStart': 'The end date is before the start date',
});
