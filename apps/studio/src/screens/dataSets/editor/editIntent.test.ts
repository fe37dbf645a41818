import { expect, test } from 'vitest';
import { criteriaIntent, dependenciesIntent, itemsIntent } from './editIntent.ts';

const cell = { groupId: 'g', itemId: 'i' };

test('typing in one cell or name is one step', () => {
  expect(itemsIntent({ reason: 'set-label', ...cell })).toEqual({ coalesceKey: 'set-label:i' });
  expect(itemsIntent({ reason: 'set-value', ...cell })).toEqual({ coalesceKey: 'set-value:i' });
  expect(itemsIntent({ reason: 'set-default-precedence', ...cell })).toEqual({
    coalesceKey: 'set-default-precedence:i',
  });
  expect(itemsIntent({ reason: 'set-group-name', groupId: 'g' })).toEqual({
    coalesceKey: 'set-group-name:g',
  });
  expect(criteriaIntent({ reason: 'set-cell', rowId: 'r', column: 'field1', isTyped: true })).toEqual({
    coalesceKey: 'criterion:field1:r',
  });
});

test('tidying up is undone with the edit before it', () => {
  expect(itemsIntent({ reason: 'settle-row', ...cell })).toEqual({ amendsPrevious: true });
});

test('anything else is a step of its own', () => {
  expect(itemsIntent({ reason: 'add-item', ...cell })).toEqual({});
  expect(itemsIntent({ reason: 'paste', groupId: 'g', addedCount: 2, replacedCount: 0 })).toEqual({});
  expect(criteriaIntent({ reason: 'set-cell', rowId: 'r', column: 'product', isTyped: false })).toEqual({});
  expect(criteriaIntent({ reason: 'move-row', rowId: 'r' })).toEqual({});
  expect(dependenciesIntent({ reason: 'set-field', index: 1 })).toEqual({});
});
