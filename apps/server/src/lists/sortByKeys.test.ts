import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortByKeys } from './sortByKeys.ts';

test('sorts stably by any numbers, few slots and many', async () => {
  const keys = fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(0, -0)), {
    minLength: 1,
    maxLength: 50,
  });
  await fc.assert(
    fc.asyncProperty(keys, fc.constantFrom(1, 200), async (some, times) => {
      const all = Array.from({ length: times }, () => some).flat();
      const slots = Uint32Array.from(all, (_, index) => all.length - 1 - index);
      const keyOf = (slot: number) => all[slot] ?? 0;
      const compare = (left: number, right: number) =>
        keyOf(left) < keyOf(right) ? -1 : Number(keyOf(left) > keyOf(right));
      expect([...(await sortByKeys(slots, keyOf))]).toEqual([...slots].sort(compare));
    }),
    { numRuns: 60 },
  );
});
