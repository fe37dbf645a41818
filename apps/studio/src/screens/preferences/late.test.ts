import type { Preference } from '@studio/api';
import { expect, test } from 'vitest';
import { pathOfPreference } from './early.ts';
import { findPreferences } from './late.ts';

const about = {
  ...{ completeDescription: '', dataSetName: null, isForConsole: false },
  ...{ minimum: null, maximum: null, isWhole: false, addresses: null },
};

function preference(name: string, shortDescription: string, given: Partial<Preference> = {}): Preference {
  const shared = { category: 'Lists', dataType: 'string', value: '', defaultValue: '' } as const;
  return { ...about, ...shared, name, shortDescription, ...given };
}

const all = [
  preference('uploads.note', 'Note', { completeDescription: 'Shown on each page.', category: 'Uploads' }),
  preference('lists.size', 'Rows of a page', { value: '25' }),
  preference('lists.isPaged', '', { dataType: 'boolean', value: 'true' }),
  preference('uploads.types', 'Types', { value: 'png::pdf', category: '' }),
];

const found = (text: string) => findPreferences(all, text).map(({ label, foundIn }) => [label, foundIn]);

test('preferences are found by label, name, description, category and value; those that are called so come first', () => {
  expect(found('PAGE')).toEqual([
    ['Rows of a page', undefined],
    ['lists.isPaged', 'Preference'],
    ['Note', 'Description'],
  ]);
  expect(found('uploads')).toEqual([
    ['Note', 'Preference'],
    ['Types', 'Preference'],
  ]);
  expect(found('uncategorized')).toEqual([['Types', 'Category']]);
  expect(found('pdf')).toEqual([['Types', 'Value']]);
  expect(found('nothing of it')).toEqual([]);
});

test('each leads to its own address, with its category and value beside it', () => {
  const [size] = findPreferences(all, 'rows');
  expect(size).toMatchObject({ hint: 'Lists · 25', path: pathOfPreference('lists.size') });
  expect(new URL(pathOfPreference('a&b=?'), 'https://studio.invalid').searchParams.get('preference')).toBe(
    'a&b=?',
  );
});
