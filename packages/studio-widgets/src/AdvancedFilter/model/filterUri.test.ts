import { describe, expect, test } from 'vitest';
import type { FilterCondition, FilterField } from '../types.ts';
import { parseFilterUri } from './parseFilterUri.ts';
import { serializeFilterUri } from './serializeFilterUri.ts';

const dataSetFields: readonly FilterField[] = [
  { key: 'name', label: 'Name', type: 'text' },
  {
    key: 'type',
    label: 'Type',
    type: 'choice',
    options: ['0', '1', '2', '3'].map((value) => ({ value, label: value })),
  },
  { key: 'product', label: 'Product', type: 'choices' },
];

function uriOf(conditions: readonly Omit<FilterCondition, 'id'>[]): string {
  const withIds = conditions.map((condition, index) => ({ id: `c${index}`, ...condition }));
  return serializeFilterUri({ kind: 'DataSet', conditions: withIds }, dataSetFields);
}

describe('serializeFilterUri', () => {
  test('no condition is the path alone', () => {
    expect(uriOf([])).toBe('/DataSet');
  });

  test('substring and equality have no operator', () => {
    expect(
      uriOf([
        { field: 'name', operator: 'contains', values: ['state'] },
        { field: 'type', operator: 'eq', values: ['2'] },
      ]),
    ).toBe('/DataSet?name=state&type=2');
  });

  test('other operators are spelled after the key', () => {
    expect(
      uriOf([
        { field: 'name', operator: 'eq', values: ['State'] },
        { field: 'type', operator: 'in', values: ['0', '2'] },
        { field: 'product', operator: 'empty', values: [] },
      ]),
    ).toBe('/DataSet?name.eq=State&type.in=0%2C2&product.empty=true');
  });

  test('values are encoded, and commas inside one of several are distinguished', () => {
    expect(uriOf([{ field: 'name', operator: 'contains', values: ['A & B=C?+é'] }])).toBe(
      '/DataSet?name=A%20%26%20B%3DC%3F%2B%C3%A9',
    );
    const uri = uriOf([{ field: 'product', operator: 'in', values: ['a,b', 'c\\'] }]);
    expect(parseFilterUri(uri, dataSetFields).filter.conditions[0]?.values).toEqual(['a,b', 'c\\']);
  });

  test('half a surrogate pair is replaced instead of failing', () => {
    expect(uriOf([{ field: 'name', operator: 'contains', values: ['a\uD800'] }])).toBe(
      '/DataSet?name=a%EF%BF%BD',
    );
  });

  test('incomplete conditions are left out', () => {
    expect(
      uriOf([
        { field: null, operator: null, values: [] },
        { field: 'name', operator: 'contains', values: ['  '] },
        { field: 'type', operator: 'eq', values: ['9'] },
        { field: 'name', operator: 'eq', values: ['State'] },
        { field: 'name', operator: 'eq', values: ['Peril'] },
      ]),
    ).toBe('/DataSet?name.eq=State');
  });
});

describe('parseFilterUri', () => {
  test('reads keys, operators and values', () => {
    expect(parseFilterUri('/DataSet?name=New+York%20%26%20co&type.in=0,2', dataSetFields)).toEqual({
      filter: {
        kind: 'DataSet',
        conditions: [
          { id: 'c1', field: 'name', operator: 'contains', values: ['New York & co'] },
          { id: 'c2', field: 'type', operator: 'in', values: ['0', '2'] },
        ],
      },
      problems: [],
    });
  });

  test('equality and substring may be spelled', () => {
    const { filter, problems } = parseFilterUri('/DataSet?name.contains=a&type.eq=1', dataSetFields);
    expect(problems).toEqual([]);
    expect(serializeFilterUri(filter, dataSetFields)).toBe('/DataSet?name=a&type=1');
  });

  test.each([
    ['/DataSet?colour=red', 'field', 'colour=red', 'colour'],
    ['/DataSet?name.like=red', 'operator', 'name.like=red', 'like'],
    ['/DataSet?type=red', 'value', 'type=red', 'red'],
    ['/DataSet?type.in=0,red', 'value', 'type.in=0,red', 'red'],
    ['/DataSet?product.empty=no', 'value', 'product.empty=no', 'no'],
    ['/DataSet?name', 'term', 'name', 'name'],
    ['/DataSet?=red', 'term', '=red', '=red'],
    ['/DataSet?.eq=red', 'term', '.eq=red', '.eq=red'],
    ['/DataSet?name.eq.eq=red', 'term', 'name.eq.eq=red', 'name.eq.eq=red'],
    ['/DataSet?name=%E0%A4%A', 'encoding', 'name=%E0%A4%A', '%E0%A4%A'],
    ['/DataSet?a=1?b=2', 'path', '/DataSet?a=1?b=2', '/DataSet?a=1?b=2'],
    ['DataSet', 'path', 'DataSet', 'DataSet'],
    ['/Data/Set', 'path', '/Data/Set', '/Data/Set'],
  ])('%s names what cannot be read', (uri, code, part, text) => {
    const { filter, problems } = parseFilterUri(uri, dataSetFields);
    expect(problems).toEqual([{ code, part, text }]);
    expect(filter.conditions).toEqual([]);
  });

  test('what can be read is kept beside what cannot', () => {
    const { filter, problems } = parseFilterUri('/DataSet?name=a&colour=red&name=b&type=1', dataSetFields);
    expect(serializeFilterUri(filter, dataSetFields)).toBe('/DataSet?name=a&type=1');
    expect(problems).toEqual([
      { code: 'field', part: 'colour=red', text: 'colour' },
      { code: 'twice', part: 'name=b', text: 'name' },
    ]);
  });
});
