import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainOf, longestChain, nextPosition, spanOf } from './chain.ts';

const position = fc.integer({ min: 0, max: 4095 });

describe('chainOf', () => {
  test.each([
    [1, 0, [1]],
    [4, 3, [1, 2, 3, 4]],
    [5, 4, [1, 5]],
    [6, 5, [1, 5, 6]],
    [23, 22, [1, 17, 21, 22, 23]],
    [900, 1, [899, 900]],
  ])('version %i at position %i', (version, at, chain) => {
    expect(chainOf(version, at)).toEqual(chain);
  });

  test('begins with the whole version, and every other one is a delta against the one before it', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 1_000_000 }), (at, first) => {
        const chain = chainOf(first + at, at);
        expect(chain[0]).toBe(first);
        expect(chain.at(-1)).toBe(first + at);
        for (const [index, version] of chain.entries()) {
          expect(version - spanOf(version - first)).toBe(chain[Math.max(0, index - 1)]);
        }
      }),
    );
  });

  test('is short, however many versions there are', () => {
    let longest = 0;
    let wholes = 0;
    for (let version = 1, at = 0; version <= 10_000; version += 1, at = nextPosition(at)) {
      longest = Math.max(longest, chainOf(version, at).length - 1);
      if (at === 0) wholes += 1;
    }
    expect([longest, wholes]).toEqual([longestChain, 3]);
  });
});
