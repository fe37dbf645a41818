import { expect, test } from 'vitest';
import { countRequired, placeFields } from './requiredValues.ts';

const isRepeater = (name: string) => name.endsWith('*');
const place = (rows: readonly string[][], section: string | null) =>
  placeFields(rows, section, { isRepeater, nameOf: (name) => name }).map(({ field, around }) =>
    [...around, field].join('/'),
  );

test('a row repeater at the end of a row repeats the row behind it, in a section that repeats too', () => {
  const rows = [['a', 'losses*'], ['day', 'paid'], ['b'], ['alone*', 'c'], ['d']];
  expect(place(rows, null)).toEqual(['a', 'losses*', 'losses*/day', 'losses*/paid', 'b', 'alone*', 'c', 'd']);
  expect(place([['x*'], ['y']], 'section:1')).toEqual(['section:1/x*', 'section:1/x*/y']);
});

test('a row that ends with a row repeater is repeated by none: its own repeats the row behind', () => {
  expect(place([['x*'], ['a', 'y*'], ['b']], null)).toEqual(['x*', 'a', 'y*', 'y*/b']);
});

test('values within what repeats are required once for each entry, and not without entries', () => {
  const fields = [
    { name: 'name', around: [] },
    { name: 'losses', around: [] },
    { name: 'day', around: ['losses'] },
    { name: 'city', around: ['section:4'] },
    { name: 'phone', around: ['section:4', 'contacts'] },
    { name: 'constructor', around: [] },
  ];
  expect(countRequired(fields, {})).toEqual({
    missing: [['name'], ['losses'], ['constructor']],
    required: 3,
  });
  const values = {
    name: ' ',
    losses: [{ day: '2026-01-01' }, { day: '' }],
    'section:4': [{ city: 'Omaha', contacts: [{ phone: '1' }, {}] }, { contacts: 'none' }],
    constructor: 'x',
  };
  expect(countRequired(fields, values)).toEqual({
    missing: [
      ['name'],
      ['losses', 1, 'day'],
      ['section:4', 1, 'city'],
      ['section:4', 0, 'contacts', 1, 'phone'],
    ],
    required: 9,
  });
});
