import { expect, test } from 'vitest';
import { toFilterUri } from './query.ts';

test('no filter is the kind alone', () => {
  expect(toFilterUri({ search: '  ', filters: { type: null, product: null } })).toBe('/DataSet');
});

test('search, type and product become the keys of the filter URI, encoded', () => {
  const uri = toFilterUri({ search: ' a&b=c ', filters: { type: 2, product: 'Auto & Fleet' } });
  expect(uri).toBe('/DataSet?name=a%26b%3Dc&type=2&product=Auto+%26+Fleet');
});
