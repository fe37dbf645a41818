import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSlots } from './pageSlots.ts';

describe('pageSlots', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 13, [1, 2, 3, 4, 5, 'gap-end', 13]],
    [4, 13, [1, 2, 3, 4, 5, 'gap-end', 13]],
    [7, 13, [1, 'gap-start', 6, 7, 8, 'gap-end', 13]],
    [10, 13, [1, 'gap-start', 9, 10, 11, 12, 13]],
    [13, 13, [1, 'gap-start', 9, 10, 11, 12, 13]],
    [99, 13, [1, 'gap-start', 9, 10, 11, 12, 13]],
  ])('draws page %i of %i', (page, pageCount, slots) => {
    expect(pageSlots(page, pageCount)).toEqual(slots);
  });

  it('always has seven slots above seven pages, with both ends and the current page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 100_000 }), fc.nat(), (pageCount, seed) => {
        const page = (seed % pageCount) + 1;
        const slots = pageSlots(page, pageCount);
        expect(slots).toHaveLength(7);
        expect(slots).toEqual(expect.arrayContaining([1, page, pageCount]));
        const pages = slots.filter((slot) => typeof slot === 'number');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      }),
    );
  });
});
