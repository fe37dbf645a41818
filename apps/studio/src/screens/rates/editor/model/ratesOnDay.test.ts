import fc from 'fast-check';
import { expect, test } from 'vitest';
import { datedRows, findOverlaps, placeOf } from './overlaps.ts';
import { changeDays, nearestDay, rateOn, stepDay, timeFlaws } from './ratesOnDay.ts';
import { oneDay, rowOf, someRows, start } from './testing/rateArbitraries.ts';

const allDays = Array.from({ length: 45 }, (_, index) => start + (index - 3) * oneDay);

test('a day has a status, a gap between entries, an overlap, or nothing', () => {
  const rows = [
    rowOf('a', 'CA', 'BOP', 0, 9),
    rowOf('b', 'CA', 'BOP', 20, 29),
    rowOf('c', 'CA', 'BOP', 29, 30),
  ];
  const [dated = []] = datedRows(rows).values();
  const on = (day: number) => rateOn(dated, start + day * oneDay);
  expect(on(9)).toEqual({ kind: 'status', status: 2 });
  expect(on(10)).toEqual({ kind: 'gap', after: start + 9 * oneDay, before: start + 20 * oneDay });
  expect(on(29)).toMatchObject({ kind: 'overlap' });
  expect(on(31)).toEqual({ kind: 'gap', after: start + 30 * oneDay, before: null });
  expect(on(-1)).toEqual({ kind: 'gap', after: null, before: start });
  expect(rateOn([], start)).toEqual({ kind: 'none' });
});

test('nothing changes between two days on which something changes', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const places = datedRows(rows);
      const days = new Set(changeDays(places.values()).map(({ day }) => day));
      const holding = (day: number) =>
        rows.filter((row) =>
          [...places.values()]
            .flat()
            .some((each) => each.row === row && each.begin <= day && day <= each.end),
        );
      for (const day of allDays) {
        const before = holding(day - oneDay).map(({ key }) => key);
        const now = holding(day).map(({ key }) => key);
        if (!days.has(day)) expect(now).toEqual(before);
      }
    }),
  );
});

test('steps lead through all days of changes, and back', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const days = changeDays(datedRows(rows).values());
      const met: number[] = [];
      for (let day = stepDay(days, 0, 1); day !== null; day = stepDay(days, day, 1)) met.push(day);
      expect(met).toEqual(days.map(({ day }) => day));
      const back: number[] = [];
      const last = allDays.at(-1) ?? 0;
      for (let day = stepDay(days, last, -1); day !== null; day = stepDay(days, day, -1)) back.push(day);
      expect(back.toReversed()).toEqual(met);
    }),
  );
});

test('entries without an end change nothing after it', () => {
  const row = { ...rowOf('a', 'CA', 'BOP', 0, 9), effectiveDateRangeEnd: '9999-12-31' };
  expect(changeDays(datedRows([row]).values())).toEqual([{ day: start, begins: 1, ends: 0 }]);
});

test('the nearest day of a change is found, the earlier of two', () => {
  const days = changeDays(datedRows([rowOf('a', 'CA', 'BOP', 0, 9)]).values());
  const nearest = (day: number) => nearestDay(days, start + day * oneDay)?.day;
  expect([nearest(-3), nearest(5), nearest(6), nearest(99)]).toEqual([
    ...[start, start, start + 10 * oneDay, start + 10 * oneDay],
  ]);
  expect(nearestDay([], start)).toBeUndefined();
});

test('gaps and overlaps in time are the days that a look at each day finds', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      for (const dated of datedRows(rows).values()) {
        const flaws = timeFlaws(dated);
        for (const day of allDays) {
          const here = flaws.filter(({ first, last }) => first <= day && day <= last);
          const on = rateOn(dated, day);
          const isBetween = on.kind === 'gap' && on.after !== null && on.before !== null;
          expect(here.some(({ kind }) => kind === 'gap')).toBe(isBetween);
          expect(here.some(({ kind }) => kind === 'overlap')).toBe(on.kind === 'overlap');
        }
      }
    }),
  );
});

test('a row overlaps when it shares a day with another one of its place', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const found = findOverlaps(datedRows(rows));
      for (const row of rows) {
        const shares = rows.some(
          (other) =>
            other !== row &&
            placeOf(other) === placeOf(row) &&
            other.effectiveDateRangeBegin <= row.effectiveDateRangeEnd &&
            row.effectiveDateRangeBegin <= other.effectiveDateRangeEnd,
        );
        expect(found.has(row.key)).toBe(shares);
        expect(found.get(row.key)?.row.key).not.toBe(row.key);
      }
    }),
  );
});
