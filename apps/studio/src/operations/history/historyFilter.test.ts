import { describe, expect, it } from 'vitest';
import { historyDownloadUrl } from './downloadHistory.ts';
import { type HistoryQuestion, toHistoryFilter } from './historyFilter.ts';

const now = new Date(2026, 10, 20, 15, 30);
const ask = (filters: HistoryQuestion['filters'], search = ''): HistoryQuestion => ({
  search,
  filters: { field: null, range: null, days: null, ...filters },
  sortBy: 'timeCreated',
  sortDirection: 'desc',
});
const rangeOf = (filters: HistoryQuestion['filters']) => toHistoryFilter(ask(filters), now).timeRange;

describe('the stretch of time', () => {
  it.each([{}, { range: 'custom' }, { range: 'custom', days: 'x' }, { range: 'never' }])(
    '%j is the whole log',
    (filters) => {
      expect(rangeOf(filters)).toBeUndefined();
    },
  );

  it('counts the days only of a custom range', () => {
    expect(rangeOf({ days: '2026-11-01..2026-11-02' })).toBeUndefined();
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
    const last = new Date(2026, 10, 2, 23, 59, 59, 999);
    expect(rangeOf({ range: 'custom', days: '2026-11-01..2026-11-02' })).toBe(
      `${new Date(2026, 10, 1).getTime()}..${last.getTime()}`,
    );
  });

  it('leaves an open end open', () => {
    expect(rangeOf({ range: 'custom', days: '2026-11-01..' })).toMatch(/^\d+\.\.$/);
    expect(rangeOf({ range: 'custom', days: '..2026-11-01' })).toMatch(/^\.\.\d+$/);
  });

  it('counts nothing before 1970', () => {
    expect(rangeOf({ range: 'custom', days: '1969-01-01..' })).toBe('0..');
  });
});

describe('toHistoryFilter', () => {
  it('asks at first for everything, the newest entry first', () => {
    expect(toHistoryFilter(ask({}), now)).toEqual({
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
    expect(toHistoryFilter(ask({ field }, ' roof '), now)).toMatchObject({
      filterText: 'roof',
      filterFields,
    });
  });

  it('sorts by columns that the server sorts by', () => {
    expect(toHistoryFilter({ ...ask({}), sortBy: 'message' }, now).sortBy).toBe('message');
    expect(toHistoryFilter({ ...ask({}), sortBy: 'details' }, now).sortBy).toBe('timeCreated');
  });
});

it('a download carries the filter, the order and the token', () => {
  const url = new URL(
    historyDownloadUrl('xls', ask({ range: 'today' }, 'a&b=c'), { token: 'one', now }),
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
