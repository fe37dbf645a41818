import { describe, expect, it } from 'vitest';
import { ratioOf } from './ratios.ts';

const rounds = (count: number, of: (round: number) => number) =>
  Array.from({ length: count }, (_, round) => of(round));

describe('ratioOf', () => {
  it('compares round by round', () => {
    expect(ratioOf([2, 4, 6], [1, 2, 3]).median).toBe(2);
  });

  it('takes the whole range of seven rounds, and less of fifteen', () => {
    const ones = rounds(15, () => 1);
    expect(
      ratioOf(
        rounds(7, (round) => round),
        ones,
      ),
    ).toEqual({ median: 3, low: 0, high: 6 });
    expect(
      ratioOf(
        rounds(15, (round) => round),
        ones,
      ),
    ).toEqual({ median: 7, low: 3, high: 11 });
  });
});
