import type { DataItem, DataItemCriteria, DataSetWrite } from '@studio/api';
import { describe, expect, test } from 'vitest';
import { buildDemoContent } from '../../demo/index.ts';
import { type DataSetDoc, dataSetType } from './DataSetDoc.ts';
import { readDataSet } from './readDataSet.ts';

const staticSet: DataSetWrite = {
  name: 'Roof Type',
  description: '',
  type: 0,
  dynamicDefault: null,
  supportSearch: false,
  minSearchStringLength: 7,
  generatorBeanName: '',
  repeatingFormTemplateUniqueName: null,
  clearInvalidFieldValue: null,
  items: [],
};

const dependentSet: DataSetWrite = {
  ...withoutItems(staticSet),
  type: 2,
  dynamicDefault: false,
  generatorBeanName: 'enhancedDynamicDataItemGenerator',
  clearInvalidFieldValue: true,
  enhancedDynamicDataItems: [],
};

function withoutItems({ items: _items, ...rest }: DataSetWrite): DataSetWrite {
  return rest;
}

function item(name: string, value: string, more: Partial<DataItem> = {}): DataItem {
  return { name, value, grouping: '', ordering: 0, ...more };
}

function criterion(more: Partial<DataItemCriteria>): DataItemCriteria {
  const empty = { productName: null, fieldValue1: null, fieldValue2: null, fieldValue3: null };
  return { dataSetName: 'x', value: 'x', ordering: 0, ...empty, ...more };
}

/** What a client sends that changes nothing. */
function toBody({
  items,
  dynamicDataSetDependency,
  required: _required,
  ...settings
}: DataSetDoc): DataSetWrite {
  const isEnhanced = settings.type === dataSetType.custom || settings.type === dataSetType.dependent;
  return isEnhanced
    ? { ...settings, enhancedDynamicDataItems: items, dependency: dynamicDataSetDependency }
    : { ...settings, items };
}

describe('readDataSet', () => {
  test('trims the name, drops blank rows and numbers the rest', () => {
    const items = [item('', ' '), item('A', '1', { ordering: 9, grouping: ' G ' }), item('B', '2')];
    const { doc } = readDataSet({ ...staticSet, name: ' Roof Type ', items });
    expect(doc).toMatchObject({ name: 'Roof Type', generatorBeanName: null, minSearchStringLength: 3 });
    expect(doc.items.map(({ name, grouping, ordering }) => [name, grouping, ordering])).toEqual([
      ['A', 'G', 0],
      ['B', '', 1],
    ]);
  });

  test('criteria belong to their item and set, in one order', () => {
    const items = [
      item('A', '1', {
        enhancedDynamicDataItemCriteriaList: [
          criterion({ fieldValue1: 'late', ordering: 5 }),
          criterion({ productName: 'Surety', fieldValue1: '', ordering: 2 }),
        ],
      }),
      item('B', '2', {
        enhancedDynamicDataItemCriteriaList: [criterion({ fieldValue1: 'between', ordering: 3 })],
      }),
    ];
    const field = { formTemplateUniqueName: 'F', fieldName: 'f', key: 'F|f' };
    const dependency = { productDependent: true, sourceFieldDependencies: [field] };
    const { doc, toBodyPointer } = readDataSet({
      ...dependentSet,
      enhancedDynamicDataItems: items,
      dependency,
    });
    const [first, second] = doc.items.map(
      ({ enhancedDynamicDataItemCriteriaList }) => enhancedDynamicDataItemCriteriaList,
    );
    expect(first).toMatchObject([
      { dataSetName: 'Roof Type', value: '1', productName: 'Surety', fieldValue1: null, ordering: 0 },
      { fieldValue1: 'late', ordering: 2 },
    ]);
    expect(second).toMatchObject([{ fieldValue1: 'between', ordering: 1 }]);
    expect(doc.dynamicDataSetDependency?.sourceFieldDependencies[0]?.key).toBe('F|f');
    const list = 'enhancedDynamicDataItemCriteriaList';
    expect(toBodyPointer(`/items/0/${list}/1/productName`)).toBe(
      `/enhancedDynamicDataItems/0/${list}/0/productName`,
    );
    expect(toBodyPointer('/dynamicDataSetDependency/sourceFieldDependencies/0')).toBe(
      '/dependency/sourceFieldDependencies/0',
    );
  });

  test('attributes stay with their item', () => {
    const items = [item('A', '1', { attributes: { sector: '11', subsector: '' } }), item('B', '2')];
    const { doc } = readDataSet({ ...staticSet, items });
    expect(doc.items[0]?.attributes).toEqual({ sector: '11', subsector: '' });
    expect(doc.items[1]).not.toHaveProperty('attributes');
  });

  test('what says anything is never dropped as a blank row', () => {
    const filled: Partial<DataItem>[] = [
      { attributes: { sector: '11' } },
      { defaultPrecedence: 1 },
      { enhancedDynamicDataItemCriteriaList: [criterion({ productName: 'Surety' })] },
    ];
    const dependency = { productDependent: true, sourceFieldDependencies: [] };
    for (const more of filled) {
      const enhancedDynamicDataItems = [item('', ' ', more)];
      const { violations } = readDataSet({ ...dependentSet, enhancedDynamicDataItems, dependency });
      expect(violations.length).toBeGreaterThan(0);
    }
  });

  test('a fourth source field is refused, wherever the body comes from', () => {
    const sourceFieldDependencies = ['a', 'b', 'c', 'd'].map((fieldName) => ({
      formTemplateUniqueName: 'F',
      fieldName,
      key: `F|${fieldName}`,
    }));
    const dependency = { productDependent: false, sourceFieldDependencies };
    const pointer = '/dependency/sourceFieldDependencies';
    expect(readDataSet({ ...dependentSet, dependency }).violations).toMatchObject([{ pointer }]);
  });

  test('fields whose names run together with their forms differently are two', () => {
    const sourceFieldDependencies = [
      { formTemplateUniqueName: 'a|b', fieldName: 'c', key: 'a|b|c' },
      { formTemplateUniqueName: 'a', fieldName: 'b|c', key: 'a|b|c' },
    ];
    const dependency = { productDependent: false, sourceFieldDependencies };
    expect(readDataSet({ ...dependentSet, dependency }).doc.dynamicDataSetDependency).toEqual(dependency);
  });

  test('a dependency on nothing is no dependency', () => {
    const dependency = { productDependent: false, sourceFieldDependencies: [] };
    expect(readDataSet({ ...dependentSet, dependency }).doc.dynamicDataSetDependency).toBeNull();
  });

  test.each(['.', '..', 'filter', 'null', 'a\nb', '\u0000', '\uD800'])('the name %j is refused', (name) => {
    expect(readDataSet({ ...staticSet, name }).violations).toMatchObject([{ pointer: '/name' }]);
  });

  test('a body that says what is stored reads as what is stored', () => {
    const { dataSets } = buildDemoContent({ now: Date.UTC(2026, 10, 20) });
    for (const { lastModifiedById: _author, timeLastModified: _time, ...doc } of dataSets) {
      expect(readDataSet(toBody(doc))).toMatchObject({ violations: [] });
      expect(readDataSet(toBody(doc)).doc).toEqual({ ...doc, required: false });
    }
  });
});
