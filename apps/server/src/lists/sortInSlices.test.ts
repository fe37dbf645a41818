import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSlices } from './sortInSlices.ts';

test('sorts stably, as Array.prototype.sort does, and leaves its input alone', async () => {
  const item = fc.record({ key: fc.integer({ min: 0, max: 50 }), tag: fc.integer() });
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 0, maxLength: 200 }), async (few) => {
      const items = Array.from({ length: 12 }, () => few).flat();
      const before = [...items];
      const byKey = (left: { key: number }, right: { key: number }) => left.key - right.key;
      expect(await sortInSlices(items, byKey)).toEqual(items.toSorted(byKey));
      expect(items).toEqual(before);
    }),
  );
});
