import { expect, test } from 'vitest';
import { indexByKey } from './layout.ts';
import { partInLine, placeOf } from './placeOf.ts';
import { formOf } from './testing/sketch.ts';

const form = formOf('A: a+b+c d B: e f+g C:');
const at = (key: string) => indexByKey(form).get(key) ?? -1;
const keyAt = (index: number) => form[index]?.key;

test.each([
  ['b', { sectionIndex: 0, row: 1, rows: 2, position: 2, inRow: 3 }],
  ['d', { sectionIndex: 0, row: 2, rows: 2, position: 1, inRow: 1 }],
  ['g', { sectionIndex: 5, row: 2, rows: 2, position: 2, inRow: 2 }],
  ['B', { sectionIndex: 5, row: 0, rows: 0, position: 2, inRow: 3 }],
  ['C', { sectionIndex: 9, row: 0, rows: 0, position: 3, inRow: 3 }],
])('%s is counted from 1 in its row, and its row in its section', (key, place) => {
  expect(placeOf(form, at(key))).toEqual(place);
});

test('a field before the first section is in none', () => {
  expect(placeOf(formOf('a b A: c'), 1)).toEqual({
    ...{ sectionIndex: undefined, row: 2, rows: 2 },
    ...{ position: 1, inRow: 1 },
  });
});

test.each([
  ['c', 1, 'd'],
  ['d', -1, 'a'],
  ['g', -1, 'e'],
  ['b', 3, 'e'],
  ['g', 1, 'C'],
  ['C', 1, 'C'],
  ['A', -1, 'A'],
  ['C', -3, 'B'],
  ['b', 100, 'C'],
])('from %s, %i lines on, one comes to %s', (from, steps, to) => {
  expect(keyAt(partInLine(form, at(from), steps))).toBe(to);
});
