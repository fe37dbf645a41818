import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataSetDoc, StoredDataItem } from '../DataSetDoc.ts';
import { dataSetChanges } from './dataSetChanges.ts';
import { replayChanges, showTables } from './testing/replayChanges.ts';

function item(name: string, value: string, more: Partial<StoredDataItem> = {}): StoredDataItem {
  const rest = {
    grouping: '',
    ordering: 0,
    defaultPrecedence: null,
    enhancedDynamicDataItemCriteriaList: [],
  };
  return { name, value, ...rest, ...more };
}

function criterion(value: string, productName: string | null, fieldValue1: string | null, ordering: number) {
  return {
    dataSetName: 'Set',
    value,
    productName,
    fieldValue1,
    fieldValue2: null,
    fieldValue3: null,
    ordering,
  };
}

function dataSet(items: StoredDataItem[], more: Partial<DataSetDoc> = {}): DataSetDoc {
  return {
    name: 'Set',
    description: '',
    type: 2,
    dynamicDefault: false,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: true,
    required: false,
    items: items.map((each, ordering) => ({ ...each, ordering })),
    dynamicDataSetDependency: null,
    ...more,
  };
}

const text = fc.constantFrom('one', 'two', 'three', 'four', 'five', 'six', 'seven');
const mayBe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Sets as they are stored: labels and values are unique, criteria say something and are numbered across the set. */
const dataSets = fc
  .uniqueArray(
    fc.record({
      name: text,
      value: fc.constantFrom(...'123456'),
      grouping: fc.constantFrom('', 'red', 'blue'),
      defaultPrecedence: mayBe(fc.integer({ min: 1, max: 3 })),
      attributes: fc.dictionary(fc.constantFrom('Hazard', 'Sector'), fc.constantFrom('high', 'low')),
      criteria: fc.array(
        fc.tuple(fc.constantFrom('Auto', 'Home'), mayBe(fc.constantFrom('x', 'y')), fc.nat(99)),
        {
          maxLength: 3,
        },
      ),
    }),
    { selector: ({ name }) => name, maxLength: 6 },
  )
  .map((drafts) => {
    const unique = [...new Map(drafts.map((draft) => [draft.value, draft])).values()];
    const places = unique.flatMap(({ criteria }) => criteria).toSorted((left, right) => left[2] - right[2]);
    return dataSet(
      unique.map(({ criteria, ...draft }) => ({
        ...draft,
        ordering: 0,
        enhancedDynamicDataItemCriteriaList: criteria.map((each) =>
          criterion(draft.value, each[0], each[1], places.indexOf(each)),
        ),
      })),
    );
  });

describe('dataSetChanges', () => {
  test('an equal set has nothing to tell', () => {
    fc.assert(
      fc.property(dataSets, (before) => {
        expect(dataSetChanges(before, structuredClone(before))).toEqual([]);
      }),
    );
  });

  test('applying the reported changes to one set gives the other', () => {
    fc.assert(
      fc.property(dataSets, dataSets, (before, after) => {
        const changes = dataSetChanges(before, after);
        expect(replayChanges(showTables(before), changes)).toEqual(showTables(after));
      }),
      { numRuns: 500 },
    );
  });

  test('a set that is added or removed is reported as a whole', () => {
    fc.assert(
      fc.property(dataSets, (set) => {
        const nothing = { items: [], criteria: [] };
        expect(replayChanges(nothing, dataSetChanges(null, set))).toEqual(showTables(set));
        expect(replayChanges(showTables(set), dataSetChanges(set, null))).toEqual(nothing);
      }),
    );
  });

  test('settings have the names that the screen gives them', () => {
    const before = dataSet([]);
    const after = dataSet([], {
      name: 'Renamed',
      description: 'New',
      type: 3,
      dynamicDefault: true,
      supportSearch: true,
      minSearchStringLength: 2,
      generatorBeanName: null,
      repeatingFormTemplateUniqueName: 'Locations',
      clearInvalidFieldValue: null,
      required: true,
    });
    expect(dataSetChanges(before, after)).toEqual([
      { field: 'Name', before: 'Set', after: 'Renamed' },
      { field: 'Description', before: null, after: 'New' },
      { field: 'Type', before: 'Product/Field Dependent', after: 'Repeating Form' },
      { field: 'Dynamic Default', before: 'False', after: 'True' },
      { field: 'Minimum Characters Required to Search', before: '3', after: '2' },
      { field: 'Server-side Search', before: 'False', after: 'True' },
      { field: 'Generator Bean Name', before: 'enhancedDynamicDataItemGenerator', after: null },
      { field: 'Repeating Form Template', before: null, after: 'Locations' },
      { field: 'Clear Invalid Value on Regenerate', before: 'True', after: null },
      { field: 'Required', before: 'False', after: 'True' },
    ]);
  });

  test('an item is known by its value, then by its label', () => {
    const before = dataSet([item('Slate', 'S'), item('Tile', 'T')]);
    const after = dataSet([
      item('Slate roof', 'S', { defaultPrecedence: 1 }),
      item('Tile', 'TL', { grouping: 'Clay' }),
    ]);
    expect(dataSetChanges(before, after)).toEqual([
      { field: 'Data Items › Slate roof › Label', before: 'Slate', after: 'Slate roof' },
      { field: 'Data Items › Slate roof › Set as Default Value', before: null, after: '1' },
      { field: 'Data Items › Tile › Value', before: 'T', after: 'TL' },
      { field: 'Data Items › Tile › Group', before: null, after: 'Clay' },
    ]);
  });

  test('a label that moved to another item is distinguished by the value', () => {
    const before = dataSet([item('Slate', 'S'), item('Tile', 'T')]);
    expect(dataSetChanges(before, dataSet([item('Slate', 'T')]))).toEqual([
      { field: 'Data Items › Slate (S)', before: 'Label: Slate, Value: S, Order: 1', after: null },
      { field: 'Data Items › Slate › Label', before: 'Tile', after: 'Slate' },
    ]);
  });

  test('a thousand items behind a new one have not moved', () => {
    const items = Array.from({ length: 1000 }, (_, index) => item(`Item ${index}`, `${index}`));
    expect(dataSetChanges(dataSet(items), dataSet([item('New', 'N'), ...items]))).toEqual([
      { field: 'Data Items › New', before: null, after: 'Label: New, Value: N, Order: 1' },
    ]);
  });

  test('one item that is moved is one change', () => {
    const items = [...'ABCDE'].map((name) => item(name, name));
    const [first, ...rest] = items;
    expect(dataSetChanges(dataSet(items), dataSet(first ? [...rest, first] : []))).toEqual([
      { field: 'Data Items › A › Order', before: '1', after: '5' },
    ]);
  });

  test('a group with another name is one change', () => {
    const grouped = (grouping: string) => dataSet([...'ABC'].map((name) => item(name, name, { grouping })));
    expect(dataSetChanges(grouped('Clay'), grouped('Stone'))).toEqual([
      { field: 'Data Items › Groups › Clay › Group Name', before: 'Clay', after: 'Stone' },
    ]);
  });

  test('dependencies and criteria have the names of their columns', () => {
    const source = { formTemplateUniqueName: 'Locations', fieldName: 'state', key: 'Locations|state' };
    const before = dataSet([
      item('Slate', 'S', { enhancedDynamicDataItemCriteriaList: [criterion('S', 'Auto', null, 0)] }),
    ]);
    const after = dataSet(
      [
        item('Slate', 'S', {
          enhancedDynamicDataItemCriteriaList: [
            criterion('S', 'Home', 'OH', 0),
            criterion('S', null, 'TX', 1),
          ],
        }),
      ],
      { dynamicDataSetDependency: { productDependent: true, sourceFieldDependencies: [source] } },
    );
    expect(dataSetChanges(before, after)).toEqual([
      { field: 'Dependencies › Product', before: null, after: 'True' },
      { field: 'Dependencies › Field 1', before: null, after: 'Locations › state' },
      { field: 'Dynamic Criteria › Slate, row 1 › Product Dependency', before: 'Auto', after: 'Home' },
      { field: 'Dynamic Criteria › Slate, row 1 › Field 1', before: null, after: 'OH' },
      { field: 'Dynamic Criteria › Slate, row 2', before: null, after: 'Field 1: TX' },
    ]);
  });
});
