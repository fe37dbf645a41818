import { expect, it } from 'vitest';
import { formatWait } from './formatWait.ts';

it.each([
  [0, '0 s'],
  [1, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '1 min 1 s'],
  [900, '15 min'],
  [3601, '60 min 1 s'],
])('says %i seconds as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
