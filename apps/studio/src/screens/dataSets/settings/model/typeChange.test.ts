import { expect, test } from 'vitest';
import { customSet, dependentSet, staticSet } from '../../fixtures/dataSetDocs.ts';
import { describeTypeChange, typeChangeOf } from './typeChange.ts';

test('nothing is asked where nothing is hidden or lost', () => {
  expect(typeChangeOf(staticSet, 2)).toBeNull();
  expect(typeChangeOf(customSet, 0)).toBeNull();
  expect(typeChangeOf(dependentSet, 2)).toBeNull();
});

test('static to custom hides the items', () => {
  const change = typeChangeOf(staticSet, 1);
  expect(change).toMatchObject({ hiddenItems: 6, lostCriteria: 0, lostDependencies: 0, lostPriorities: 0 });
  expect(change && describeTypeChange(change)).toBe('no longer offers its 6 items, which stay stored');
});

test('dependent to static drops criteria, dependencies and priorities', () => {
  const change = typeChangeOf(dependentSet, 0);
  expect(change).toEqual({ hiddenItems: 0, lostCriteria: 6, lostDependencies: 1, lostPriorities: 1 });
  expect(change && describeTypeChange(change)).toBe('loses 6 criteria, 1 dependency, and 1 default value');
});

test('dependent to custom keeps the criteria', () => {
  expect(typeChangeOf(dependentSet, 1)).toEqual({
    hiddenItems: 6,
    lostCriteria: 0,
    lostDependencies: 0,
    lostPriorities: 1,
  });
});
