import { expect, test } from 'vitest';
import { choiceSetOf } from './loadFieldSource.ts';

test.each([0, 2, 3] as const)(
  'values of a field with a set of type %i are chosen from its items',
  (dataSetType) => {
    expect(choiceSetOf({ dataSetName: 'Drivers', dataSetType })).toBe('Drivers');
  },
);

test('a field without a set, with a Custom one, or with one that is gone takes any text', () => {
  expect(choiceSetOf({ dataSetName: null, dataSetType: null })).toBeNull();
  expect(choiceSetOf({ dataSetName: 'Made in code', dataSetType: 1 })).toBeNull();
  expect(choiceSetOf({ dataSetName: 'Gone', dataSetType: null })).toBeNull();
});
