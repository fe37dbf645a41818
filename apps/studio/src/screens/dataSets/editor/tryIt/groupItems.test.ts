import { expect, test } from 'vitest';
import { groupItems } from './groupItems.ts';

const item = (value: string, grouping: string, ordering: number) => ({
  name: value,
  value,
  grouping,
  ordering,
});

test('items are in their groups, groups and items in their order', () => {
  const items = [item('a', '', 0), item('b', 'Two', 1), item('c', '', 2)];
  expect(groupItems(items).map(({ name, items: held }) => [name, held.map(({ value }) => value)])).toEqual([
    ['', ['a', 'c']],
    ['Two', ['b']],
  ]);
});
