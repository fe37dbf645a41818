import { expect, test } from 'vitest';
import { inAddresses } from './inAddresses.ts';

test('nothing needs no call', () => {
  expect(inAddresses([])).toEqual([]);
});

test('at most 100 values go into one call, in their order', () => {
  const values = Array.from({ length: 250 }, (_, index) => `${index}`);
  const lists = inAddresses(values);
  expect(lists.map((list) => list.length)).toEqual([100, 100, 50]);
  expect(lists.flat()).toEqual(values);
});

test('long values go alone, measured as they are encoded', () => {
  const long = 'ß'.repeat(1000);
  expect(inAddresses(['a', long, long, 'b'])).toEqual([
    ['a', long],
    [long, 'b'],
  ]);
  expect(inAddresses([long.repeat(2), 'c'])).toEqual([[long.repeat(2)], ['c']]);
});
