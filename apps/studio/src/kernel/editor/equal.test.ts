import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equal } from './equal.ts';

test('agrees with comparing canonical JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
      expect(equal(a, structuredClone(a))).toBe(true);
      expect(equal(a, b)).toBe(equal(b, a));
      expect(equal({ a, b }, { b, a })).toBe(true);
    }),
  );
});

test('an undefined key is the same as none; order of items counts', () => {
  expect(equal({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(equal([1, 2], [2, 1])).toBe(false);
  expect(equal([], {})).toBe(false);
  expect(equal(null, {})).toBe(false);
});
