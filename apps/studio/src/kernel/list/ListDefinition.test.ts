import { expect, test } from 'vitest';
import { defineList, type ListDefinition, listUri } from './ListDefinition.ts';

test('lists of one kind differ by their scopes', () => {
  expect(listUri({ kind: '/Organization' })).toBe('/Organization');
  expect(listUri({ kind: '/Organization', scope: { organizationType: '2' } })).toBe(
    '/Organization?organizationType=2',
  );
});

test('an advanced filter and its saved filters are declared together, or not at all', () => {
  const plain: ListDefinition<string> = {
    kind: '/Rule',
    title: 'Rules',
    nouns: { one: 'rule', many: 'rules', heading: 'Rules' },
    columns: [],
    defaultSort: { key: 'name', direction: 'asc' },
    getId: String,
    load: async () => ({ records: [], totalRecords: 0 }),
  };
  const loadSavedFilters = async () => [];
  expect(defineList(() => plain)()).toBe(plain);
  expect(defineList(() => ({ ...plain, advancedFilter: [], loadSavedFilters }))().advancedFilter).toEqual([]);
  expect(() => defineList(() => ({ ...plain, advancedFilter: [] }))()).toThrow('/Rule');
  expect(() => defineList(() => ({ ...plain, loadSavedFilters }))()).toThrow('/Rule');
});

test('a list is requested early with the filters that it declares', () => {
  const list: ListDefinition<string> = {
    ...{
      kind: '/Rule',
      title: 'Rules',
      nouns: { one: 'rule', many: 'rules', heading: 'Rules' },
      columns: [],
    },
    ...{ defaultSort: { key: 'name', direction: 'asc' }, getId: String },
    load: async () => ({ records: [], totalRecords: 0 }),
    filters: { by: { type: 'text', label: 'By', uriKey: 'lastModifiedBy' } },
  };
  const declared = (earlyFilters: ListDefinition<string>['earlyFilters']) => () =>
    defineList(() => ({ ...list, earlyFilters: earlyFilters ?? {} }))();
  expect(declared({ by: { type: 'text', uriKey: 'lastModifiedBy' } })).not.toThrow();
  expect(declared({ by: { uriKey: 'lastModifiedBy' } })).toThrow('/Rule');
  expect(declared({ by: { type: 'text' } })).toThrow('/Rule');
  expect(declared({})).toThrow('/Rule');
});
