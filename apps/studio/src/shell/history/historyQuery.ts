import type { operations } from '@studio/api';
import type { DateRange } from '@studio/ui';

/** The parameters of the list call and of the downloads. */
type HistoryParameters = NonNullable<operations['listConfigurationLogs']['parameters']['query']>;

/** Where the text is searched for. */
export type HistoryField = 'user' | 'type' | 'message';

/** A stretch of time by its name; `custom` is from day to day. */
export type HistoryRange = 'today' | 'last7' | 'last30' | 'last90' | 'all' | 'custom';

/** The columns that the server sorts by. */
export type HistorySortKey = NonNullable<HistoryParameters['sortBy']>;

/** What the history shows. */
export interface HistoryQuery {
  readonly text: string;
  /** Null searches in all of them. */
  readonly field: HistoryField | null;
  readonly range: HistoryRange;
  /** The days of a custom range, both included; UTC midnights, as date fields have them. */
  readonly days: DateRange;
  readonly sortBy: HistorySortKey;
  readonly sortDirection: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
}

/** Entries on a page. */
export const historyPageSize = 25;

/** What the history shows at first: the whole log, the newest entry first. */
export const firstHistoryQuery: HistoryQuery = {
  text: '',
  field: null,
  range: 'all',
  days: { start: null, end: null },
  sortBy: 'timeCreated',
  sortDirection: 'desc',
  page: 1,
};

const fieldCodes: Readonly<Record<HistoryField, number>> = { user: 1, message: 2, type: 4 };
const allFields = 7;
const daysBack = { today: 0, last7: 6, last30: 29, last90: 89 } as const;
const sortKeys: readonly HistorySortKey[] = ['timeCreated', 'user', 'type', 'action', 'message'];

/** The filter as the server takes it: of the list and of the downloads. @param now decides what today is. */
export function toHistoryFilter(query: HistoryQuery, now: Date) {
  const timeRange = toTimeRange(query, now);
  return {
    filterText: query.text.trim(),
    filterFields: query.field === null ? allFields : fieldCodes[query.field],
    ...(timeRange !== null && { timeRange }),
    sortBy: query.sortBy,
    sortDirection: query.sortDirection,
  };
}

/** `from..to` in epoch milliseconds, both included, at the borders of the reader's days; null for the whole log. */
export function toTimeRange({ range, days }: Pick<HistoryQuery, 'range' | 'days'>, now: Date): string | null {
  if (range === 'all') return null;
  if (range !== 'custom') {
    return `${new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[range]).getTime()}..`;
  }
  const from = days.start === null ? '' : startOfDay(days.start, 0);
  const to = days.end === null ? '' : startOfDay(days.end, 1) - 1;
  return from === '' && to === '' ? null : `${from}..${to}`;
}

/** The column, when it is one that the server sorts by. */
export function toHistorySortKey(key: string): HistorySortKey | null {
  return sortKeys.find((known) => known === key) ?? null;
}

function startOfDay(utcMidnight: number, daysLater: number): number {
  const day = new Date(utcMidnight);
  const local = new Date(0);
  local.setHours(0, 0, 0, 0);
  local.setFullYear(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysLater);
  return Math.max(0, local.getTime());
}

/** Whether a range can be asked for: its days are in order, or one of them is open. */
export function isInOrder({ start, end }: DateRange): boolean {
  return start === null || end === null || start <= end;
}
