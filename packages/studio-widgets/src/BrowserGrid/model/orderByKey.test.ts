import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getKeyRange, orderByKey } from './orderByKey.ts';

describe('ordering by whole numbers', () => {
  it('is what a stable sort gives, up to the largest key', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat({ max: 5 }), fc.maxSafeNat()), { maxLength: 50 }), (values) => {
        const range = getKeyRange(values.length);
        const keys = values.map((value) => value % range);
        const places = Uint32Array.from(values, (_, index) => values.length - index);
        const expected = [...places.keys()]
          .toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
          .map((index) => places[index]);
        const sortedKeys = Float64Array.from(keys);
        orderByKey(places, sortedKeys);
        expect([...places]).toEqual(expected);
        expect([...sortedKeys]).toEqual(keys.toSorted((a, b) => a - b));
      }),
    );
  });
});
