import { expect, test } from 'vitest';
import { noSelection, selectionOn, toBulkSelection } from './selection.ts';

const all = { mode: 'all', excludedIds: new Set(['b']) } as const;

test('rows chosen one by one are sent by id', () => {
  const selection = { mode: 'ids', ids: new Set(['a', 'b']) } as const;
  expect(toBulkSelection(selection, '/DataSet', 40)).toEqual({ ids: ['a', 'b'] });
});

test('all on a filter carries the exclusions and the number the user was shown', () => {
  expect(toBulkSelection(all, '/DataSet?type=2', 40)).toEqual({
    filterUri: '/DataSet?type=2',
    excludedIds: ['b'],
    expectedCount: 39,
  });
});

test("'all' ends with its filter, single rows stay", () => {
  expect(selectionOn({ selection: all, filterKey: 'q=a' }, 'q=a')).toBe(all);
  expect(selectionOn({ selection: all, filterKey: 'q=a' }, 'q=b')).toBe(noSelection);
  const ids = { mode: 'ids', ids: new Set(['a']) } as const;
  expect(selectionOn({ selection: ids, filterKey: 'q=a' }, 'q=b')).toBe(ids);
});
