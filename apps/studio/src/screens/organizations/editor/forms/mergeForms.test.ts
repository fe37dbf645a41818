import type { FilledValues } from '@studio/rules';
import { expect, test } from 'vitest';
import { mergeForms } from './mergeForms.ts';

const merge = (...versions: readonly [FilledValues, FilledValues, FilledValues]) => {
  const [before, mine, theirs] = versions.map((values) => new Map([['f', values]]));
  return mergeForms(before ?? new Map(), mine ?? new Map(), theirs ?? new Map()).get('f');
};

/** Entries of one field, by its values. */
const offices = (...names: readonly string[]): FilledValues => ({
  offices: names.map((office) => ({ office })),
});

test.each([
  ['an entry that was added here, one that was edited there', ['A'], ['A', 'B'], ['X'], ['X', 'B']],
  ['entries that were added on both sides', ['A'], ['A', 'B'], ['A', 'C'], ['A', 'C', 'B']],
  ['one that was edited here, another one that was removed there', ['A', 'B'], ['A', 'X'], ['B'], ['X']],
  ['one that was removed here', ['A', 'B', 'C'], ['A', 'C'], ['A', 'B', 'X'], ['A', 'X']],
  ['one that was added before the others', ['A'], ['N', 'A'], ['A', 'B'], ['N', 'A', 'B']],
  ['the first entries of both', [], ['A'], ['B'], ['B', 'A']],
  ['all that were removed here', ['A', 'B'], [], ['A', 'B'], []],
])('entries are merged by themselves: %s', (_, before, mine, theirs, merged) => {
  expect(merge(offices(...before), offices(...mine), offices(...theirs))).toEqual(offices(...merged));
});

test('an edit of an entry that was removed on the other side stays', () => {
  const before = { offices: [{ office: 'A', city: 'Omaha' }, { office: 'B' }] };
  const edited = { offices: [{ office: 'A', city: 'Lincoln' }, { office: 'B' }] };
  const removed = { offices: [{ office: 'B' }] };
  expect(merge(before, removed, edited)).toEqual(edited);
  expect(merge(before, edited, removed)).toEqual(edited);
});

test('within an entry fields are merged, and rows within those; files, and choices, are one value', () => {
  const row = (limit: string) => ({ limit });
  const file = (digest: string) => ({ digest, fileName: 'a.pdf', mediaType: 'application/pdf', size: '1' });
  const before = { s: [{ a: '1', b: '1', rows: [row('1'), row('2')], files: [file('x')], set: ['p'] }] };
  const mine = { s: [{ a: '2', b: '1', rows: [row('1'), row('3')], files: [file('y')], set: ['p', 'q'] }] };
  const theirs = { s: [{ a: '1', b: '2', rows: [row('4'), row('2')], files: [file('z')], set: ['r'] }] };
  expect(merge(before, mine, theirs)).toEqual({
    s: [{ a: '2', b: '2', rows: [row('4'), row('3')], files: [file('y')], set: ['p', 'q'] }],
  });
});
