import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draggedSize, keepRange, keyedSize, splitRange } from './splitSize.ts';

const range = { min: 20, max: 70 };
const press = (key: string, size: number, given: { isStacked?: boolean; isRtl?: boolean } = {}) =>
  keyedSize({ key, size, range, step: 5, isStacked: false, isRtl: false, ...given });

describe('splitRange', () => {
  it('knows pixels and percent', () => {
    expect(splitRange('200px', '60%', 1000)).toEqual({ min: 20, max: 60 });
  });

  it('lets the smallest size win where both cannot be kept', () => {
    expect(splitRange('400px', '300px', 500)).toEqual({ min: 80, max: 80 });
    expect(splitRange('400px', '50%', 200)).toEqual({ min: 100, max: 100 });
  });

  it('waits for the size of the whole', () => {
    expect(splitRange('200px', '400px', 0)).toEqual({ min: 0, max: 100 });
  });
});

describe('draggedSize', () => {
  it('collapses under half of the smallest size', () => {
    expect(draggedSize(15, range, true)).toBe(20);
    expect(draggedSize(9, range, true)).toBe(0);
    expect(draggedSize(9, range, false)).toBe(20);
    expect(draggedSize(-20, range, false)).toBe(20);
    expect(draggedSize(33.333, range, true)).toBe(33.33);
  });
});

describe('keyedSize', () => {
  it('moves with the arrows across', () => {
    expect(press('ArrowRight', 40)).toBe(45);
    expect(press('ArrowLeft', 40)).toBe(35);
    expect(press('ArrowDown', 40)).toBeUndefined();
    expect(press('ArrowDown', 40, { isStacked: true })).toBe(45);
    expect(press('ArrowLeft', 40, { isRtl: true })).toBe(45);
  });

  it('goes to the limits, and out of the collapsed state', () => {
    expect(press('Home', 40)).toBe(20);
    expect(press('End', 40)).toBe(70);
    expect(press('ArrowRight', 0)).toBe(20);
    expect(press('ArrowLeft', 0)).toBe(0);
    expect(press('Home', 0)).toBe(20);
  });
});

describe('every size', () => {
  const percent = fc.double({ min: -50, max: 150, noNaN: true });
  const ranges = fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
    .map(([a, b]) => ({
      min: Math.min(a, b),
      max: Math.max(a, b),
    }));

  it('keeps the limits or is collapsed', () => {
    fc.assert(
      fc.property(percent, ranges, fc.boolean(), (asked, limits, isCollapsible) => {
        const size = draggedSize(asked, limits, isCollapsible);
        expect(size === 0 || (size >= limits.min && size <= limits.max)).toBe(true);
        expect(keepRange(size, limits)).toBe(size);
      }),
    );
  });

  it('is the same from right to left with the arrows swapped', () => {
    const swapped: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: 100 }), (limits, size) => {
        for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
          const given = { size, range: limits, step: 2, isStacked: false };
          expect(keyedSize({ ...given, key, isRtl: false })).toBe(
            keyedSize({ ...given, key: swapped[key] ?? key, isRtl: true }),
          );
        }
      }),
    );
  });
});
