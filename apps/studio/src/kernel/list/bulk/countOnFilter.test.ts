import { expect, test } from 'vitest';
import { chosenUris, countChosenOnFilter } from './countOnFilter.ts';

const { signal } = new AbortController();

test('what was chosen is added to the filter', () => {
  expect(chosenUris('/DataSet?type=2', ['a', 'b & c'])).toEqual([
    '/DataSet?type=2&id.in=%5B%22a%22%2C%22b+%26+c%22%5D',
  ]);
  expect(chosenUris('/DataSet', ['a'])).toEqual(['/DataSet?id.in=%5B%22a%22%5D']);
});

test('many ids are requested in several calls, none of them longer than the server reads', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `Data set number ${index}`);
  const uris = chosenUris('/DataSet', ids) ?? [];
  expect(uris.length).toBeGreaterThan(1);
  for (const uri of uris) expect(uri.length).toBeLessThanOrEqual(4000);
  const asked = uris.flatMap((uri) => {
    const { searchParams } = new URL(uri, 'https://studio.invalid');
    return JSON.parse(searchParams.get('id.in') ?? '') as string[];
  });
  expect(asked).toEqual(ids);
});

test('the counts of several calls are added; an id too long for a request is not counted', async () => {
  const definition = {
    kind: '/DataSet',
    title: '',
    nouns: { one: '', many: '', heading: '' },
    columns: [],
    defaultSort: { key: 'name', direction: 'asc' as const },
    getId: String,
    load: async () => ({ records: [], totalRecords: 2 }),
  };
  const query = { search: '', filters: {} };
  const ids = Array.from({ length: 300 }, (_, index) => `Data set number ${index}`);
  const calls = chosenUris('/DataSet', ids)?.length ?? 0;
  expect(await countChosenOnFilter(definition, query, ids, signal)).toBe(calls * 2);
  expect(await countChosenOnFilter(definition, query, ['x'.repeat(5000)], signal)).toBeNull();
  expect(await countChosenOnFilter(definition, query, [], signal)).toBe(0);
});

test('a list with a scope counts within it', async () => {
  const asked: string[] = [];
  const definition = {
    kind: '/Organization',
    scope: { organizationType: '2' },
    title: '',
    nouns: { one: '', many: '', heading: '' },
    columns: [],
    defaultSort: { key: 'name', direction: 'asc' as const },
    getId: String,
    load: async ({ filterUri }: { readonly filterUri: string }) => {
      asked.push(filterUri);
      return { records: [], totalRecords: 1 };
    },
  };
  await countChosenOnFilter(definition, { search: 'a', filters: {} }, ['7'], signal);
  expect(asked).toEqual(['/Organization?organizationType=2&search=a&id.in=%5B%227%22%5D']);
});
