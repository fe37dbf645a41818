import { expect, test } from 'vitest';
import { countUnseen } from './countUnseen.ts';

const entries = ['3', '2', '1'].map((id) => ({ id, time: 0, action: 'Save', reason: 'No answer' }));

test.each([
  ['3', 0],
  ['2', 1],
  ['1', 2],
  [null, 3],
  ['gone', 3],
])('after %s was seen, %i are new', (seenId, count) => {
  expect(countUnseen(entries, seenId)).toBe(count);
});

test('an empty list has nothing new', () => {
  expect(countUnseen([], '3')).toBe(0);
});
