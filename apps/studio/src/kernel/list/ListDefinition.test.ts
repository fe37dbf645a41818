import { expect, test } from 'vitest';
import { listUri } from './ListDefinition.ts';

test('lists of one kind are told apart by their scopes', () => {
  expect(listUri({ kind: '/Organization' })).toBe('/Organization');
  expect(listUri({ kind: '/Organization', scope: { organizationType: '2' } })).toBe(
    '/Organization?organizationType=2',
  );
});
