import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataSetEditorPath, dataSetNameIn, tabIn, tabsOf } from './dataSets.urls.ts';

test('any name survives the address', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'binary' }).filter((name) => name.isWellFormed()),
      (name) => {
        expect(dataSetNameIn(dataSetEditorPath(name, 0))).toBe(name);
      },
    ),
  );
});

test('a name that cannot be decoded is returned undecoded', () => {
  expect(dataSetNameIn('/config/dataSet/%E0%A4%A/0/dataItems')).toBe('%E0%A4%A');
});

test('a repeating form set opens on its own tab', () => {
  expect(dataSetEditorPath('Drivers', 3)).toBe('/config/dataSet/Drivers/3/repeatingForm');
  expect(dataSetEditorPath('a/b', 2)).toBe('/config/dataSet/a%2Fb/2/dataItems');
});

test('a tab counts only for the types that have it', () => {
  expect(tabsOf(0)).toEqual(['dataItems']);
  expect(tabsOf(1)).toEqual(tabsOf(2));
  expect(tabIn('/config/dataSet/A/2/dynamicCriteria', 2)).toBe('dynamicCriteria');
  expect(tabIn('/config/dataSet/A/0/dynamicCriteria', 0)).toBeUndefined();
  expect(tabIn('/config/dataSet/A/3/dataItems', 3)).toBeUndefined();
  expect(tabIn('/config/dataSet/A/3/repeatingForm', 3)).toBe('repeatingForm');
  expect(tabIn('/config/dataSet/dynamicCriteria/2', 2)).toBeUndefined();
});
