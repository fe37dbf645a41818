import type { Preference } from '@studio/api';
import { expect, test } from 'vitest';
import { groupPreferences } from './groupPreferences.ts';

const about = {
  completeDescription: '',
  dataSetName: null,
  isForConsole: false,
  minimum: null,
  maximum: null,
  isWhole: false,
  addresses: null,
};

function preference(name: string, category: string, value: string): Preference {
  return {
    ...about,
    ...{ name, category, value, shortDescription: `About ${name}`, dataType: 'string', defaultValue: value },
  };
}

const all = [
  preference('uploads.most', 'Uploads', '50'),
  preference('b', ' ', 'Red'),
  { ...preference('a', 'Lists', '25'), completeDescription: 'Rows of a page.' },
];

const find = (search: string, edited: Readonly<Record<string, string>> = {}, faulty = '') =>
  groupPreferences(
    all,
    search,
    ({ name, value }) => [value, edited[name] ?? value],
    ({ name }) => name === faulty,
  ).map(({ category, preferences }) => [category, ...preferences.map(({ name }) => name)]);

test('categories are sorted, and a blank one has a name', () => {
  expect(find('')).toEqual([
    ['Lists', 'a'],
    ['Uncategorized', 'b'],
    ['Uploads', 'uploads.most'],
  ]);
});

test.each([
  ['a name', 'UPLOADS.MOST', 'uploads.most'],
  ['what it says', 'rows of', 'a'],
  ['a category', 'uncategorized', 'b'],
  ['a value', ' red ', 'b'],
])('they are found by %s, ignoring case', (_what, search, name) => {
  expect(find(search).map(([, found]) => found)).toEqual([name]);
});

test('one whose value is edited is found by what it is and by what it was', () => {
  expect(find('red', { b: 'Blue' })).toEqual([['Uncategorized', 'b']]);
  expect(find('blue', { b: 'Blue' })).toEqual([['Uncategorized', 'b']]);
  expect(find('nothing like it')).toEqual([]);
});

test('one with which something is wrong stays in sight, whatever is searched for', () => {
  expect(find('rows of', { b: '' }, 'b')).toEqual([
    ['Lists', 'a'],
    ['Uncategorized', 'b'],
  ]);
});
