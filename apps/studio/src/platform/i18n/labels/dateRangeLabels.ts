import type { DateRangeFieldLabels } from '@studio/ui';
import { translatedLabels } from '../translatedLabels.ts';

/** The texts of a date range. */
export const dateRangeLabels = translatedLabels<DateRangeFieldLabels>('dates', {
  openCalendar: ['label'],
  calendar: ['label'],
  clear: ['label'],
  todayDay: ['day'],
  selectedDay: ['day'],
  noMonth: ['month'],
  noDay: ['month', 'days'],
  tooEarly: ['min'],
  tooLate: ['max'],
});
