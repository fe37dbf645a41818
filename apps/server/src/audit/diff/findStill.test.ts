import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findStill } from './findStill.ts';

/** The length of the longest rising run, by trying every end. */
function longestRising(values: readonly number[]): number {
  const lengths: number[] = [];
  for (const [position, value] of values.entries()) {
    const before = lengths.filter((_, earlier) => (values[earlier] ?? 0) < value);
    lengths[position] = Math.max(0, ...before) + 1;
  }
  return Math.max(0, ...lengths);
}

describe('findStill', () => {
  test.each([
    [[], []],
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
    [
      [1, 2, 3, 0],
      [0, 1, 2],
    ],
    [
      [3, 0, 1, 2],
      [1, 2, 3],
    ],
    [[2, 1, 0], [2]],
  ])('of %j the positions %j stay', (values, still) => {
    expect([...findStill(values)].toSorted((left, right) => left - right)).toEqual(still);
  });

  test('what stays is in order, and there is no more of it to be had', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { maxLength: 40 }), (values) => {
        const still = findStill(values);
        const kept = values.filter((_, position) => still.has(position));
        expect(kept).toEqual(kept.toSorted((left, right) => left - right));
        expect(still.size).toBe(longestRising(values));
      }),
    );
  });
});
