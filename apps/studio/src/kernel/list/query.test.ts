import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListFilters } from './ListFilter.ts';
import {
  filterKey,
  isDefaultQuery,
  type ListQuery,
  pageKey,
  parseQuery,
  type QueryDefinition,
  serialiseQuery,
} from './query.ts';

const definition = {
  sortKeys: ['name', 'time'],
  hasAdvanced: true,
  defaultSort: { key: 'name', direction: 'asc' },
  filters: {
    type: {
      label: 'Type',
      placeholder: 'All',
      choices: [
        { value: '0', label: 'A' },
        { value: '2', label: 'B' },
      ],
    },
    product: {
      label: 'Product',
      placeholder: 'All',
      choices: { key: 'test', load: async () => ({ choices: [], total: 0 }) },
    },
  },
} as const satisfies QueryDefinition & { readonly filters: ListFilters };

const queries: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
  sortBy: fc.constantFrom('name', 'time'),
  sortDirection: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 10_000_000 }),
  filters: fc.record({
    type: fc.constantFrom(null, '0', '2'),
    product: fc.option(fc.string({ minLength: 1, unit: 'binary' }).filter((text) => text.isWellFormed())),
  }),
  bulk: fc.option(fc.string({ minLength: 1 })),
  advanced: fc.option(fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed())),
});

test('an address read back is the same query', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const address = serialiseQuery(definition, query).toString();
      expect(parseQuery(definition, new URLSearchParams(address))).toEqual(query);
    }),
  );
});

test('what is as by default leaves no trace in the address', () => {
  expect(serialiseQuery(definition, parseQuery(definition, new URLSearchParams())).toString()).toBe('');
});

test.each([
  'page=0',
  'page=-3',
  'page=1.5',
  'page=x',
  'page=99999999999',
  'sort=evil',
  'dir=up',
  'bulk=',
  'type=1',
  'type=',
  'product=',
])('%s counts as absent', (address) => {
  expect(parseQuery(definition, new URLSearchParams(address))).toEqual(
    parseQuery(definition, new URLSearchParams()),
  );
});

test('the scope of a filter ignores order and page, the page does not', () => {
  const first = parseQuery(definition, new URLSearchParams('q=a&type=2'));
  const moved = parseQuery(
    definition,
    new URLSearchParams('q=a&type=2&page=3&sort=time&dir=desc&bulk=Export'),
  );
  expect(filterKey(definition, moved)).toBe(filterKey(definition, first));
  expect(pageKey(definition, moved)).not.toBe(pageKey(definition, first));
});

test.each([
  ['', true],
  ['sort=time&dir=desc', true],
  ['q=a', false],
  ['type=2', false],
  ['page=2', false],
  ['bulk=Export', false],
  ['filter=', false],
  ['filter=name.eq%3Da', false],
])('whether the address "%s" has no query is %s', (address, isNothing) => {
  expect(isDefaultQuery(definition, parseQuery(definition, new URLSearchParams(address)))).toBe(isNothing);
});

test('no advanced filter is the same rows, whether it is explicit or not; a list that has none does not read one', () => {
  const silent = parseQuery(definition, new URLSearchParams('q=a'));
  const none = parseQuery(definition, new URLSearchParams('q=a&filter='));
  expect(pageKey(definition, none)).toBe(pageKey(definition, silent));
  expect(filterKey(definition, none)).toBe(filterKey(definition, silent));
  const without = { ...definition, hasAdvanced: false };
  expect(parseQuery(without, new URLSearchParams('filter=name.eq%3Da')).advanced).toBeNull();
});
