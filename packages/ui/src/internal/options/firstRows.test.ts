import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversRows, firstRows, offsetFor, rowsAround } from './firstRows.ts';

describe('firstRows', () => {
  it('starts at the top without an option to show', () => {
    expect(firstRows(-1, 10_000)).toEqual({ start: 0, end: 10 });
    expect(offsetFor(-1, 10_000)).toBe(0);
  });

  it('fills the list and holds the option, at any place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 20_000 }), fc.nat(), (count, any) => {
        const index = any % count;
        const { start, end } = firstRows(index, count);
        const top = offsetFor(index, count);
        expect(start === 0 || start * 32 + 4 <= top).toBe(true);
        expect(end === count || end * 32 + 4 >= top + 320).toBe(true);
        expect(index).toBeGreaterThanOrEqual(start);
        expect(index).toBeLessThan(end);
      }),
    );
  });
});

describe('rowsAround', () => {
  it('holds what is in sight and four rows on both sides, within the list', () => {
    expect(rowsAround(0, 10_000)).toEqual({ start: 0, end: 14 });
    expect(rowsAround(3204, 10_000)).toEqual({ start: 96, end: 114 });
    expect(rowsAround(320_000 - 312, 10_000)).toEqual({ start: 9986, end: 10_000 });
  });

  it('covers what is in sight, four rows further and no more', () => {
    const drawn = rowsAround(3204, 10_000);
    expect([3204 - 128, 3204, 3204 + 128].every((top) => coversRows(drawn, top, 10_000))).toBe(true);
    expect([3204 - 129, 3204 + 129].some((top) => coversRows(drawn, top, 10_000))).toBe(false);
  });
});
