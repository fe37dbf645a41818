import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLayout, GROUP_GAP, ROW_HEIGHT } from './layout.ts';

const counts = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 8 });

describe('createLayout', () => {
  it('adds up', () => {
    fc.assert(
      fc.property(counts, (itemCounts) => {
        const layout = createLayout(itemCounts);
        const sizes = Array.from({ length: layout.entryCount }, (_, entry) => layout.sizeOf(entry));
        expect(layout.height).toBe(sizes.reduce((sum, size) => sum + size, 0));
        const groups = layout.slice(0, layout.entryCount - 1);
        expect(groups.map(({ firstItem, endItem }) => endItem - firstItem)).toEqual(itemCounts);
        const last = groups.at(-1);
        expect((last?.top ?? 0) + (last?.height ?? 0) + GROUP_GAP).toBe(layout.height);
      }),
    );
  });

  it('slices exactly the rows that a range of entries holds', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(), (itemCounts, a, b) => {
        const layout = createLayout(itemCounts);
        const [first, last] = [a % layout.entryCount, b % layout.entryCount].toSorted((x, y) => x - y);
        const slices = layout.slice(first ?? 0, last ?? 0);
        const rows = slices.reduce((sum, { firstItem, endItem }) => sum + endItem - firstItem, 0);
        const kinds = itemCounts.flatMap((count) => ['top', ...Array<string>(count).fill('row'), 'bottom']);
        expect(rows).toBe(kinds.slice(first, (last ?? 0) + 1).filter((kind) => kind === 'row').length);
      }),
    );
  });

  it('is empty without groups', () => {
    expect(createLayout([])).toMatchObject({ entryCount: 0, height: 0 });
    expect(createLayout([]).slice(0, -1)).toEqual([]);
  });

  it('gives rows their height', () => {
    expect(createLayout([1, 2]).sizeOf(5)).toBe(ROW_HEIGHT);
  });
});
