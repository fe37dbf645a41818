import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FitBounds, type FitItem, fitActions } from './fitActions.ts';

const bounds = (rest: Partial<FitBounds> = {}): FitBounds => ({
  room: 1000,
  gap: 10,
  menuWidth: 30,
  maxVisible: Number.POSITIVE_INFINITY,
  ...rest,
});
const item = (rank = 0, width = 100): FitItem => ({ rank, width });

describe('buttons that do not fit', () => {
  it('are none while there is room to the pixel', () => {
    expect(fitActions([item(), item(), item()], bounds({ room: 320 }))).toEqual([]);
    expect(fitActions([], bounds({ room: 0 }))).toEqual([]);
  });

  it('leave from the end, and make room for the menu too', () => {
    expect(fitActions([item(), item(), item()], bounds({ room: 319 }))).toEqual([2]);
    expect(fitActions([item(), item(), item()], bounds({ room: 250 }))).toEqual([2]);
    expect(fitActions([item(), item(), item()], bounds({ room: 249 }))).toEqual([1, 2]);
  });

  it('leave by rank, the highest last', () => {
    const editor = [item(), item(), item(), item(1), item(2)];
    expect(fitActions(editor, bounds({ room: 500 }))).toEqual([2]);
    expect(fitActions(editor, bounds({ room: 300 }))).toEqual([0, 1, 2]);
    expect(fitActions(editor, bounds({ room: 200 }))).toEqual([0, 1, 2, 3]);
    expect(fitActions(editor, bounds({ room: 90 }))).toEqual([0, 1, 2, 3, 4]);
  });

  it('leave when there are more than the maximum', () => {
    expect(fitActions([item(), item(), item(2)], bounds({ maxVisible: 2 }))).toEqual([1]);
  });

  it('always leave enough room, and never more than needed', () => {
    const anyItems = fc.array(fc.record({ width: fc.integer({ min: 1, max: 200 }), rank: fc.nat(2) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyItems, fc.nat(1200), (items, room) => {
        const limits = bounds({ room });
        const overflow = fitActions(items, limits);
        const stay = items.filter((_, index) => !overflow.includes(index));
        const needed = (list: readonly FitItem[], hasMenu: boolean) => {
          const widths = [...list.map(({ width }) => width), ...(hasMenu ? [limits.menuWidth] : [])];
          return widths.reduce((sum, width) => sum + width, limits.gap * Math.max(0, widths.length - 1));
        };
        if (stay.length > 0) expect(needed(stay, overflow.length > 0)).toBeLessThanOrEqual(room);
        if (overflow.length > 0) expect(needed(items, false)).toBeGreaterThan(room);
        const lowestLeft = Math.min(...stay.map(({ rank }) => rank));
        for (const index of overflow) expect(items[index]?.rank).toBeLessThanOrEqual(lowestLeft);
      }),
    );
  });
});
