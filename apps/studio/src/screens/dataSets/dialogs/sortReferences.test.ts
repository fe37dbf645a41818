import { expect, test } from 'vitest';
import { sortReferences, toggleSort } from './sortReferences.ts';

const references = [
  { type: 3, name: 'Refer old roofs', version: '10' },
  { type: 2, name: 'Location.roof', version: '9' },
  { type: 2, name: 'Building.roof', version: '2' },
] as const;

test('sorts by any column, versions as numbers, equals by name', () => {
  const names = (key: 'type' | 'name' | 'version', direction: 'asc' | 'desc') =>
    sortReferences(references, { key, direction }).map(({ name }) => name);
  expect(names('type', 'asc')).toEqual(['Building.roof', 'Location.roof', 'Refer old roofs']);
  expect(names('version', 'desc')).toEqual(['Refer old roofs', 'Location.roof', 'Building.roof']);
  expect(names('name', 'asc')).toEqual(['Building.roof', 'Location.roof', 'Refer old roofs']);
});

test('the same column turns around, another starts ascending', () => {
  expect(toggleSort({ key: 'type', direction: 'asc' }, 'type')).toEqual({ key: 'type', direction: 'desc' });
  expect(toggleSort({ key: 'type', direction: 'desc' }, 'type')).toEqual({ key: 'type', direction: 'asc' });
  expect(toggleSort({ key: 'type', direction: 'desc' }, 'name')).toEqual({ key: 'name', direction: 'asc' });
});
