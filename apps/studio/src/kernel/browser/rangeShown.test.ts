import { expect, test } from 'vitest';
import { rangeShown } from './rangeShown.ts';

test.each([
  [0, 25, 1, 25],
  [50, 7, 51, 57],
  [0, 0, 0, 0],
  [2450, 0, 0, 0],
])('behind %i rows, %i of them are %i to %i', (offset, count, start, end) => {
  expect(rangeShown(offset, count)).toEqual({ start, end });
});
