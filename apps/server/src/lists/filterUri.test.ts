import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ParameterError } from '../http/ParameterError.ts';
import { parseFilterUri } from './filterUri.ts';

describe('parseFilterUri', () => {
  test('the path alone has no terms', () => {
    expect(parseFilterUri('/DataSet', '/DataSet')).toEqual([]);
    expect(parseFilterUri('/DataSet?', '/DataSet')).toEqual([]);
  });

  test('reads keys, operators and values', () => {
    expect(parseFilterUri('/DataSet?name=New+York%20%26%20co&type.in=0,2', '/DataSet')).toEqual([
      { key: 'name', operator: '', value: 'New York & co' },
      { key: 'type', operator: 'in', value: '0,2' },
    ]);
  });

  test('one key may come with two operators', () => {
    expect(parseFilterUri('/DataSet?name=a&name.eq=abc', '/DataSet')).toHaveLength(2);
  });

  test.each([
    '',
    'DataSet',
    '/Rule',
    '/DataSets',
    '/DataSet/?name=a',
    '/DataSet?name',
    '/DataSet?=a',
    '/DataSet?.eq=a',
    '/DataSet?name=a&',
    '/DataSet?name=%E0%A4%A',
    '/DataSet?name=a?b',
    '/DataSet?name=a&name=b',
    '/DataSet?a.b.c=1',
  ])('%s cannot be read', (uri) => {
    expect(() => parseFilterUri(uri, '/DataSet')).toThrow(ParameterError);
  });

  test('reads back whatever URLSearchParams writes', () => {
    const value = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(value, value, (name, product) => {
        const query = new URLSearchParams({ name, 'product.eq': product });
        expect(parseFilterUri(`/DataSet?${query}`, '/DataSet')).toEqual([
          { key: 'name', operator: '', value: name },
          { key: 'product', operator: 'eq', value: product },
        ]);
      }),
    );
  });
});
