import { expect, test } from 'vitest';
import { percentile } from './bench.ts';

test('a percentile is the sample that the share of all stays at or under', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(samples, 0.95)).toBe(95);
  expect(percentile(samples, 1)).toBe(100);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
