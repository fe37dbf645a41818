import { describe, expect, it } from 'vitest';
import { historyDownloadUrl } from './downloadHistory.ts';
import {
  firstHistoryQuery,
  type HistoryQuery,
  isInOrder,
  toHistoryFilter,
  toHistorySortKey,
  toTimeRange,
} from './historyQuery.ts';

const now = new Date(2026, 10, 20, 15, 30);
const ask = (change: Partial<HistoryQuery>): HistoryQuery => ({ ...firstHistoryQuery, ...change });
const rangeOf = (change: Partial<HistoryQuery>) => toTimeRange(ask(change), now);

describe('toTimeRange', () => {
  it('leaves the whole log alone', () => {
    expect(rangeOf({ range: 'all' })).toBeNull();
    expect(rangeOf({ range: 'custom' })).toBeNull();
  });

  it.each([
    ['today', new Date(2026, 10, 20)],
    ['last7', new Date(2026, 10, 14)],
    ['last30', new Date(2026, 9, 22)],
    ['last90', new Date(2026, 7, 23)],
  ] as const)('%s begins with a day of the reader and has no end', (range, from) => {
    expect(rangeOf({ range })).toBe(`${from.getTime()}..`);
  });

  it('takes both days of a custom range whole, in the zone of the reader', () => {
    const days = { start: Date.UTC(2026, 10, 1), end: Date.UTC(2026, 10, 2) };
    const last = new Date(2026, 10, 2, 23, 59, 59, 999);
    expect(rangeOf({ range: 'custom', days })).toBe(`${new Date(2026, 10, 1).getTime()}..${last.getTime()}`);
  });

  it('leaves an open end open', () => {
    const day = Date.UTC(2026, 10, 1);
    expect(rangeOf({ range: 'custom', days: { start: day, end: null } })).toMatch(/^\d+\.\.$/);
    expect(rangeOf({ range: 'custom', days: { start: null, end: day } })).toMatch(/^\.\.\d+$/);
  });

  it('counts nothing before 1970', () => {
    const days = { start: Date.UTC(1969, 0, 1), end: null };
    expect(rangeOf({ range: 'custom', days })).toBe('0..');
  });
});

describe('toHistoryFilter', () => {
  it('asks at first for everything, the newest entry first', () => {
    expect(toHistoryFilter(firstHistoryQuery, now)).toEqual({
      filterText: '',
      filterFields: 7,
      sortBy: 'timeCreated',
      sortDirection: 'desc',
    });
  });

  it.each([
    ['user', 1],
    ['message', 2],
    ['type', 4],
  ] as const)('searches by %s with the code %i', (field, filterFields) => {
    expect(toHistoryFilter(ask({ text: ' roof ', field }), now)).toMatchObject({
      filterText: 'roof',
      filterFields,
    });
  });
});

it('knows the columns that sort', () => {
  expect(toHistorySortKey('message')).toBe('message');
  expect(toHistorySortKey('details')).toBeNull();
});

it('a range is in order with an open end, and on one day', () => {
  expect(isInOrder({ start: 5, end: null })).toBe(true);
  expect(isInOrder({ start: 5, end: 5 })).toBe(true);
  expect(isInOrder({ start: 6, end: 5 })).toBe(false);
});

it('a download carries the filter, the order and the token', () => {
  const url = new URL(
    historyDownloadUrl('xls', ask({ text: 'a&b=c', range: 'today' }), { token: 'one', now }),
    'http://studio.example',
  );
  expect(url.pathname).toBe('/auditLogData/DetailedHistory.xls');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    exportType: 'xls',
    currentState: 'administrator',
    filterText: 'a&b=c',
    filterFields: '7',
    timeRange: `${new Date(2026, 10, 20).getTime()}..`,
    sortBy: 'timeCreated',
    sortDirection: 'desc',
    t: 'one',
  });
});
