import type { operations } from '@studio/api';
import { type FilterValues, parseDays, timesOfDays } from '../../kernel/list/ListFilter.ts';
import type { ListQuery } from '../../kernel/list/query.ts';

/** The parameters of the list call and of the downloads. */
type HistoryParameters = NonNullable<operations['listConfigurationLogs']['parameters']['query']>;

/** The query of the history, in any order and on any page. */
export type HistoryQuestion = Pick<ListQuery, 'search' | 'filters' | 'sortBy' | 'sortDirection'>;

/** The columns that the server sorts by. */
export const historySortKeys: readonly NonNullable<HistoryParameters['sortBy']>[] = [
  'timeCreated',
  'user',
  'type',
  'action',
  'message',
];

/** Where it can be searched, in the order in which it is offered. */
export const historyFields = ['user', 'type', 'message'] as const;

const fieldCodes = { user: 1, message: 2, type: 4 } as const;
const allFields = 7;

/** The stretches of time that are offered, in their order; the empty one is the whole log, `custom` is from day to day. */
export const historyRanges = ['today', 'last7', 'last30', 'last90', '', 'custom'] as const;

const daysBack: ReadonlyMap<string | null | undefined, number> = new Map([
  ['today', 0],
  ['last7', 6],
  ['last30', 29],
  ['last90', 89],
]);

/** The filter as the server takes it: of the list and of the downloads. @param now decides what today is. */
export function toHistoryFilter({ search, filters, sortBy, sortDirection }: HistoryQuestion, now: Date) {
  const timeRange = toTimeRange(filters, now);
  const field = historyFields.find((known) => known === filters['field']);
  return {
    filterText: search.trim(),
    filterFields: field === undefined ? allFields : fieldCodes[field],
    ...(timeRange !== null && { timeRange }),
    sortBy: historySortKeys.find((known) => known === sortBy) ?? 'timeCreated',
    sortDirection,
  };
}

/** `from..to` in epoch milliseconds, both included, at the borders of the reader's days; null for the whole log. */
function toTimeRange({ range, days = null }: FilterValues, now: Date): string | null {
  const back = daysBack.get(range);
  if (back !== undefined) {
    return `${new Date(now.getFullYear(), now.getMonth(), now.getDate() - back).getTime()}..`;
  }
  const custom = range === 'custom' ? parseDays(days) : null;
  if (custom === null) return null;
  const { from, to } = timesOfDays(custom);
  return `${from ?? ''}..${to ?? ''}`;
}
