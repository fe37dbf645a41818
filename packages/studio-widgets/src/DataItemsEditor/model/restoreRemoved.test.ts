import { expect, test } from 'vitest';
import type { DataItemsDraft } from '../types.ts';
import { setCell } from './operations.ts';
import { removeSelected } from './removing.ts';
import { removedItems, restoreRemoved } from './restoreRemoved.ts';

const item = (id: string) => ({ id, label: id, value: id, defaultPrecedence: '' });
const before: DataItemsDraft = {
  groups: [
    { id: 'g1', name: 'One', items: ['a', 'b', 'c'].map(item) },
    { id: 'g2', name: 'Two', items: ['d', 'e'].map(item) },
  ],
  firstOrdering: 0,
};
const labels = (draft: DataItemsDraft) =>
  draft.groups.map(({ name, items }) => [name, ...items.map(({ label }) => label).filter(Boolean)]);

const after = removeSelected(before, { itemIds: new Set(['a', 'b']), groupIds: new Set(['g2']) });

test('what was removed is known, rows of removed groups included', () => {
  expect(removedItems({ before, after }).map(({ item: { id } }) => id)).toEqual(['a', 'b', 'd', 'e']);
});

test('taken back at once, the draft is what it was', () => {
  expect(restoreRemoved(after, { before, after })).toBe(before);
});

test('taken back after another edit, nothing of either is lost', () => {
  const edited = setCell(after, 'c', 'label', 'changed');
  expect(labels(restoreRemoved(edited, { before, after }))).toEqual([
    ['One', 'changed', 'a', 'b'],
    ['Two', 'd', 'e'],
  ]);
});
