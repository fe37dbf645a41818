import type { DateRangeFieldLabels } from '@studio/ui';
import './dates.messages.ts';
import { t } from './messages.ts';

/** The texts of a date range. */
export function dateRangeLabels(): Partial<DateRangeFieldLabels> {
  return {
    start: t('dates.start'),
    end: t('dates.end'),
    from: t('dates.from'),
    to: t('dates.to'),
    open: t('dates.open'),
    openCalendar: (label) => t('dates.choose', { label }),
    calendar: (label) => t('dates.choose', { label }),
    clear: (label) => t('dates.clear', { label }),
    placeholder: t('dates.placeholder'),
    loading: t('dates.loading'),
    previousMonth: t('dates.previousMonth'),
    nextMonth: t('dates.nextMonth'),
    month: t('dates.month'),
    year: t('dates.year'),
    today: t('dates.today'),
    todayDay: (day) => t('dates.todayDay', { day }),
    selectedDay: (day) => t('dates.selectedDay', { day }),
    unreadable: t('dates.unreadable'),
    noMonth: (month) => t('dates.noMonth', { month }),
    noDay: (month, days) => t('dates.noDay', { month, days }),
    endBeforeStart: t('dates.endBeforeStart'),
  };
}
