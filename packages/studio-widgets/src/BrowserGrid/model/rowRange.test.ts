import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coversView, getRowsAhead, getRowsToDraw, overscan, type RowsInView } from './rowRange.ts';

const view: RowsInView = { top: 3600, step: 0, viewHeight: 700, rowHeight: 36, extraHeight: 0, ahead: 0 };

describe('the rows to draw', () => {
  it('are those that fit, at the start', () => {
    expect(getRowsToDraw({ ...view, top: 0 })).toEqual({ start: 0, end: 20 });
  });

  it('have some around them at rest further on, and after a leap', () => {
    const around = { start: 100 - overscan, end: 120 + overscan };
    expect(getRowsToDraw(view)).toEqual(around);
    expect(getRowsToDraw({ ...view, step: -3000 })).toEqual(around);
  });

  it('lie ahead while the list is scrolled, and still cover what is in sight after another such step', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: -1200, max: 1200 }), (top, step) => {
        const drawn = getRowsToDraw({ ...view, top, step });
        const next = Math.max(0, top + step);
        expect(drawn.start * 36).toBeLessThanOrEqual(Math.min(top, next));
        expect(drawn.end * 36).toBeGreaterThanOrEqual(Math.max(top, next) + 700);
        expect(drawn.end - drawn.start).toBeLessThan(21 + 7 * overscan + 1);
      }),
    );
  });

  it('are no fewer ahead when it is scrolled more slowly', () => {
    const ahead = getRowsAhead({ ...view, step: 800 });
    expect(ahead).toBe(24);
    expect(getRowsAhead({ ...view, step: 36, ahead })).toBe(24);
    expect(getRowsToDraw({ ...view, step: 36, ahead })).toEqual({ start: 94, end: 120 + 24 });
  });

  it('begin earlier by the rows that a higher one pushes down', () => {
    expect(getRowsToDraw({ ...view, step: 36, extraHeight: 180 }).start).toBe(100 - 5 - overscan);
  });
});

describe('what is drawn', () => {
  it('covers a list at rest that it holds whole, with few other rows', () => {
    const start = { ...view, top: 0, viewHeight: 24 * 36 };
    expect(coversView({ start: 0, end: 24 }, start)).toBe(true);
    expect(coversView({ start: 0, end: 24 + overscan }, start)).toBe(true);
    expect(coversView({ start: 0, end: 25 + overscan }, start)).toBe(false);
    expect(coversView({ start: 0, end: 23 }, start)).toBe(false);
    expect(coversView({ start: 95, end: 126 }, view)).toBe(false);
  });

  it('covers a list that is scrolled as long as the next step needs no other row', () => {
    const drawn = getRowsToDraw({ ...view, step: 72 });
    expect(coversView(drawn, { ...view, top: 3672, step: 72 })).toBe(true);
    expect(coversView(drawn, { ...view, top: 3672, step: 72 * 6 })).toBe(false);
    expect(coversView(drawn, { ...view, top: 3672, step: -180 * 2 })).toBe(false);
  });
});
