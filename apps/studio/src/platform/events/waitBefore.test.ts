import { expect, test } from 'vitest';
import { waitBefore } from './waitBefore.ts';

test.each([
  [0, 2_000],
  [1, 4_000],
  [3, 16_000],
  [4, 30_000],
  [5_000, 30_000],
])('after %i failures clients come within 1 second and %i milliseconds, spread evenly', (failures, most) => {
  expect(waitBefore(failures, () => 0)).toBe(1_000);
  expect(waitBefore(failures, () => 0.5)).toBe((1_000 + most) / 2);
  expect(waitBefore(failures, () => 1)).toBe(most);
});
