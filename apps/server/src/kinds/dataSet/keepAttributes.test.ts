import { expect, test } from 'vitest';
import type { StoredDataItem } from './DataSetDoc.ts';
import { keepAttributes } from './keepAttributes.ts';

function item(value: string, attributes?: StoredDataItem['attributes']): StoredDataItem {
  const rest = {
    grouping: '',
    ordering: 0,
    defaultPrecedence: null,
    enhancedDynamicDataItemCriteriaList: [],
  };
  return { name: `Label ${value}`, value, ...rest, ...(attributes && { attributes }) };
}

const stored = [item('1', { sector: '11' }), item('2', { sector: '23' })];

test('an item without attributes keeps what the stored one of its value has', () => {
  expect(keepAttributes([item('2'), item('3')], stored)).toEqual([item('2', { sector: '23' }), item('3')]);
});

test('what an item says replaces what is stored', () => {
  expect(keepAttributes([item('1', { hazard: 'high' })], stored)).toEqual([item('1', { hazard: 'high' })]);
});

test('an empty object takes attributes away', () => {
  const [kept] = keepAttributes([item('1', {})], stored);
  expect(kept).toEqual(item('1'));
  expect(kept).not.toHaveProperty('attributes');
});
