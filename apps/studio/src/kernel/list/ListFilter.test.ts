import { describe, expect, test } from 'vitest';
import { toFilterUri } from './filterUri.ts';
import {
  emptyFilters,
  formatDays,
  isInOrder,
  type ListFilters,
  parseDays,
  parseFilters,
} from './ListFilter.ts';

const filters: ListFilters = {
  type: { label: 'Type', placeholder: 'All Types', choices: [{ value: '2', label: 'Dependent' }] },
  product: {
    label: 'Product',
    placeholder: 'All',
    choices: { key: 'test', load: async () => ({ choices: [], total: 0 }) },
  },
  tags: { label: 'Tag', placeholder: 'All', choices: [{ value: 'a', label: 'A' }], uriKey: 'tags.in' },
};
const definition = { kind: '/DataSet', searchKey: 'name', filters };
const nothing = emptyFilters(filters);

test('no filter is the kind alone', () => {
  expect(toFilterUri(definition, { search: '  ', filters: nothing })).toBe('/DataSet');
});

test('search and filters become the keys of the filter URI, encoded', () => {
  const set = { type: '2', product: 'Auto & Fleet', tags: 'a' };
  expect(toFilterUri(definition, { search: ' a&b=c ', filters: set })).toBe(
    '/DataSet?name=a%26b%3Dc&type=2&product=Auto+%26+Fleet&tags.in=a',
  );
});

test('one of several lists of a kind has its scope in every filter URI, before the query', () => {
  const scoped = { ...definition, kind: '/Organization', scope: { organizationType: '2' } };
  expect(toFilterUri(scoped, { search: '', filters: nothing })).toBe('/Organization?organizationType=2');
  expect(toFilterUri(scoped, { search: 'a', filters: { ...nothing, type: '2' } })).toBe(
    '/Organization?organizationType=2&name=a&type=2',
  );
});

test('a filter that is not shown keeps everything, whatever it was set to', () => {
  const days: ListFilters = {
    range: { label: 'Range', choices: [{ value: 'custom', label: 'Custom' }] },
    text: { type: 'text', label: 'Text', isShown: ({ range }) => range === 'custom' },
  };
  const uriOf = (range: string | null) =>
    toFilterUri({ kind: '/Rule', filters: days }, { search: '', filters: { range, text: 'a' } });
  expect(uriOf('custom')).toBe('/Rule?range=custom&text=a');
  expect(uriOf(null)).toBe('/Rule');
});

test('a choice that is not offered counts as absent; what a lookup holds is for the server to judge', () => {
  const params = new URLSearchParams('type=7&product=gone&tags=a&other=1');
  expect(parseFilters(filters, params)).toEqual({ type: null, product: 'gone', tags: 'a' });
});

test('what alone is of use for a while is requested besides all filters', () => {
  const within = { 'status.in': '0', valid: 'true' };
  const status: ListFilters = { status: { label: 'Status', choices: [] } };
  const uriOf = (value: string | null, advanced = '') =>
    toFilterUri(
      { kind: '/Form', filters: status, within },
      { search: 'a', filters: { status: value }, advanced },
    );
  expect(uriOf(null)).toBe('/Form?status.in=0&valid=true&search=a');
  expect(uriOf('2', 'valid.eq=false')).toBe('/Form?status.in=0&valid=true&search=a&status=2&valid.eq=false');
});

describe('texts and days', () => {
  const further: ListFilters = {
    by: { type: 'text', label: 'Last Edited By', uriKey: 'lastModifiedBy' },
    edited: { type: 'days', label: 'Edited', uriKey: 'timeLastModified' },
  };
  const uriOf = (set: Record<string, string | null>) =>
    toFilterUri({ kind: '/DataSet', filters: further }, { search: '', filters: set });

  test('a text is requested without the white space around it; white space alone keeps everything', () => {
    expect(uriOf({ by: ' Marta O ' })).toBe('/DataSet?lastModifiedBy=Marta+O');
    expect(uriOf({ by: '  ' })).toBe('/DataSet');
  });

  test('days are requested whole, in the time zone of the reader', () => {
    const from = new Date(2026, 10, 1).getTime();
    const to = new Date(2026, 10, 3).getTime() - 1;
    expect(uriOf({ edited: '2026-11-01..2026-11-02' })).toBe(
      `/DataSet?timeLastModified.gte=${from}&timeLastModified.lte=${to}`,
    );
    expect(uriOf({ edited: '2026-11-01..' })).toBe(`/DataSet?timeLastModified.gte=${from}`);
    expect(uriOf({ edited: '..2026-11-02' })).toBe(`/DataSet?timeLastModified.lte=${to}`);
    expect(uriOf({ edited: '1969-01-01..' })).toBe('/DataSet?timeLastModified.gte=0');
  });

  test.each([
    '',
    '..',
    '2026-11-01',
    '2026-02-30..',
    '2026-11-02..2026-11-01',
    'a..b',
    '2026-1-1..',
    '..1..',
  ])('the days %j of an address count as absent', (edited) => {
    expect(parseFilters(further, new URLSearchParams({ edited, by: 'x' }))).toEqual({
      edited: null,
      by: 'x',
    });
  });

  test.each(['2026-11-01..2026-11-20', '2026-11-01..', '..2026-11-20', '2026-11-01..2026-11-01'])(
    'the days %s are written as they were read',
    (edited) => {
      expect(parseFilters(further, new URLSearchParams({ edited }))['edited']).toBe(edited);
      expect(formatDays(parseDays(edited) ?? { start: null, end: null })).toBe(edited);
    },
  );

  test('days are in order with an open end, and when they are one day', () => {
    expect(isInOrder({ start: 5, end: null })).toBe(true);
    expect(isInOrder({ start: 5, end: 5 })).toBe(true);
    expect(isInOrder({ start: 6, end: 5 })).toBe(false);
  });

  test('days with both ends open are no filter', () => {
    expect(formatDays({ start: null, end: null })).toBeNull();
  });
});
