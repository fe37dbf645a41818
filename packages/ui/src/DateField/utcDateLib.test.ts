import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utcDateLib } from './utcDateLib.ts';

const lib = utcDateLib(1);
const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));

describe('utcDateLib', () => {
  it('stays in the month when months differ in length', () => {
    expect(lib.addMonths?.(utc(2026, 1, 31), 1)).toEqual(utc(2026, 2, 28));
    expect(lib.addMonths?.(utc(2026, 1, 31), -11)).toEqual(utc(2025, 2, 28));
    expect(lib.addYears?.(utc(2028, 2, 29), 1)).toEqual(utc(2029, 2, 28));
    expect(lib.setMonth?.(utc(2026, 3, 31), 3)).toEqual(utc(2026, 4, 30));
    expect(lib.setYear?.(utc(2028, 2, 29), 2027)).toEqual(utc(2027, 2, 28));
  });

  it('begins weeks on the given day', () => {
    expect(lib.startOfWeek?.(utc(2026, 1, 4))).toEqual(utc(2025, 12, 29));
    expect(lib.endOfWeek?.(utc(2025, 12, 29))).toEqual(utc(2026, 1, 4));
  });

  it('lists months and years', () => {
    const interval = { start: utc(2025, 11, 9), end: utc(2026, 1, 2) };
    expect(lib.eachMonthOfInterval?.(interval)).toEqual([
      utc(2025, 11, 1),
      utc(2025, 12, 1),
      utc(2026, 1, 1),
    ]);
    expect(lib.eachYearOfInterval?.(interval)).toEqual([utc(2025, 1, 1), utc(2026, 1, 1)]);
  });

  it('goes forth and back by days, and keeps them apart', () => {
    const day = fc.date({ min: utc(1000, 1, 1), max: utc(9000, 1, 1), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const moved = lib.addDays?.(date, days) ?? date;
        expect(lib.differenceInCalendarDays?.(moved, date)).toBe(days);
        expect(lib.addDays?.(moved, -days)).toEqual(date);
        expect(lib.isSameDay?.(moved, date)).toBe(days === 0);
      }),
    );
  });

  it('has every day within its week, its month and its year', () => {
    const day = fc.date({ min: utc(1000, 1, 1), max: utc(9000, 1, 1), noInvalidDate: true });
    fc.assert(
      fc.property(day, (moment) => {
        const date = lib.startOfDay?.(moment) ?? moment;
        for (const [start, end] of [
          [lib.startOfWeek?.(date), lib.endOfWeek?.(date)],
          [lib.startOfMonth?.(date), lib.endOfMonth?.(date)],
          [lib.startOfYear?.(date), lib.endOfYear?.(date)],
        ]) {
          expect(start?.getTime()).toBeLessThanOrEqual(date.getTime());
          expect(end?.getTime()).toBeGreaterThanOrEqual(date.getTime());
        }
        expect(lib.format?.(date, 'yyyy-MM-dd')).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});
