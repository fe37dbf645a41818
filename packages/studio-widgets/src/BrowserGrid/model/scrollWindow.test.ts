import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  followScroll,
  getDrawnCount,
  type ScrollPosition,
  type ScrollWindow,
  shiftTo,
} from './scrollWindow.ts';

const list: ScrollWindow = { rowCount: 1_000_000, rowHeight: 36, viewHeight: 720 };
const drawn = getDrawnCount(list);
const mostTop = drawn * list.rowHeight - list.viewHeight;
const mostShift = list.rowCount - drawn;
/** Pixels from the first row of the whole list to the first one in sight. */
const offset = ({ top, shift }: ScrollPosition) => top + shift * list.rowHeight;

describe('a list higher than a browser can draw', () => {
  it('draws all of a list that is low enough', () => {
    expect(getDrawnCount({ rowCount: 100_000, rowHeight: 36 })).toBe(100_000);
    expect(followScroll({ ...list, rowCount: 500 }, { top: 0, shift: 0 }, 900)).toEqual({
      top: 900,
      shift: 0,
    });
  });

  it('stays below the height that every browser draws', () => {
    expect(drawn * list.rowHeight).toBeLessThanOrEqual(12_000_000);
  });

  it('reaches both ends by a leap', () => {
    expect(followScroll(list, { top: 0, shift: 0 }, mostTop)).toEqual({ top: mostTop, shift: mostShift });
    expect(followScroll(list, { top: mostTop, shift: mostShift }, 0)).toEqual({ top: 0, shift: 0 });
  });

  it('shows the middle of the list for the middle of the scrollbar', () => {
    const place = followScroll(list, { top: 0, shift: 0 }, mostTop / 2);
    expect(Math.abs(offset(place) / list.rowHeight - list.rowCount / 2)).toBeLessThan(
      list.viewHeight / list.rowHeight,
    );
  });

  it('shows the same pixels after any small steps as one list would, and never leaves it', () => {
    const step = fc.integer({ min: -1400, max: 1400 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: mostShift }),
        fc.array(step, { maxLength: 400 }),
        (shift, steps) => {
          let place: ScrollPosition = { top: mostTop / 2, shift };
          for (const by of steps) {
            const top = Math.max(0, Math.min(place.top + by, mostTop));
            const wanted = offset({ top, shift: place.shift });
            place = followScroll(list, place, top);
            expect(offset(place)).toBe(wanted);
            expect(place.shift).toBeGreaterThanOrEqual(0);
            expect(place.shift).toBeLessThanOrEqual(mostShift);
          }
        },
      ),
    );
  });

  it('moves the drawn part on before its end is in sight', () => {
    const place = followScroll(list, { top: mostTop - 400, shift: 1000 }, mostTop - 100);
    expect(place.shift).toBeGreaterThan(1000);
    expect(place.top).toBeLessThan(mostTop - 100);
  });

  it('takes the step to a row that the drawn part was moved to as it is', () => {
    const place = followScroll(list, { top: Number.NaN, shift: 400_000 }, mostTop / 2);
    expect(place).toEqual({ top: mostTop / 2, shift: 400_000 });
  });

  it('has the row that is wanted drawn', () => {
    expect(shiftTo(list, 0, 5)).toBe(0);
    expect(shiftTo(list, 0, 999_999)).toBe(mostShift);
    const shift = shiftTo(list, 0, 600_000);
    expect(shift).toBeLessThan(600_000);
    expect(shift + drawn).toBeGreaterThan(600_000);
    expect(shiftTo(list, mostShift, 0)).toBe(0);
  });
});
