import { expect, it } from 'vitest';
import { secondsLeft } from './useSecondsLeft.ts';

it.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 9_001, 1],
  [10_000, 10_000, 0],
  [10_000, 99_000, 0],
])('from %i at %i: %i s', (until, now, seconds) => {
  expect(secondsLeft(until, now)).toBe(seconds);
});
