import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMiddle } from './splitMiddle.ts';

test('a long name keeps its end', () => {
  expect(splitMiddle('Quarterly building construction classes.csv')).toEqual([
    'Quarterly building construction c',
    'lasses.csv',
  ]);
});

test('a short name stays whole', () => {
  expect(splitMiddle('classes.csv')).toEqual(['classes.csv', '']);
});

test('nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(splitMiddle(name).join('')).toBe(name);
    }),
  );
});
