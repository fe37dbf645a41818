import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDayText } from '../../../../kernel/object/plain/days.ts';
import { addGapEntries, gapEntries } from './fillGaps.ts';
import { datedRows, findOverlaps } from './overlaps.ts';
import { removeRows } from './rateRows.ts';
import { rateOn } from './ratesOnDay.ts';
import { oneDay, rowOf, someRows, start } from './testing/rateArbitraries.ts';

const entriesOn = (rows: Parameters<typeof datedRows>[0], day: number) =>
  gapEntries(rows, datedRows(rows), start + day * oneDay);
const daysOf = (values: { effectiveDateRangeBegin: string; effectiveDateRangeEnd: string }) => [
  values.effectiveDateRangeBegin,
  values.effectiveDateRangeEnd,
];

test('a gap is filled from the day after the last entry to the day before the next, without a status', () => {
  const rows = [
    ...[rowOf('a', 'CA', 'BOP', 0, 9), rowOf('b', 'CA', 'BOP', 20, 29)],
    ...[rowOf('c', 'NY', 'BOP', 0, 4), rowOf('d', 'TX', 'BOP', 15, 20), rowOf('e', 'FL', 'BOP', 0, 30)],
  ];
  const entries = entriesOn(rows, 12);
  expect(entries.map(({ of, values }) => [of, values.state, values.status, ...daysOf(values)])).toEqual([
    ['a', 'CA', null, '2026-01-11', '2026-01-20'],
    ['c', 'NY', null, '2026-01-06', ''],
    ['d', 'TX', null, '2026-01-13', '2026-01-15'],
  ]);
  const { rows: next, copies } = addGapEntries(rows, entries);
  expect(next.map(({ state }) => state)).toEqual(['CA', 'CA', 'CA', 'NY', 'NY', 'TX', 'TX', 'FL']);
  expect([...copies.values()]).toEqual(['a', 'c', 'd']);
  expect(next.filter(({ key }) => !copies.has(key))).toEqual(rows);
});

test('a gap is not filled twice, nor after a row that is gone', () => {
  const rows = [rowOf('a', 'CA', 'BOP', 0, 9), rowOf('b', 'NY', 'BOP', 0, 9)];
  const entries = entriesOn(rows, 12);
  expect(entriesOn(addGapEntries(rows, entries).rows, 12)).toEqual([]);
  expect(addGapEntries(removeRows(rows, new Set(['a'])), entries).rows.map(({ state }) => state)).toEqual([
    'NY',
    'NY',
  ]);
});

test('once what was added is complete the day has no gap, and nothing overlaps that did not', () => {
  fc.assert(
    fc.property(someRows, fc.integer({ min: -5, max: 45 }), (rows, at) => {
      const day = start + at * oneDay;
      const { rows: next, copies } = addGapEntries(rows, gapEntries(rows, datedRows(rows), day));
      const complete = next.map((row) =>
        copies.has(row.key)
          ? { ...row, status: 2, effectiveDateRangeEnd: row.effectiveDateRangeEnd || toDayText(day) }
          : row,
      );
      const places = datedRows(complete);
      for (const dated of places.values()) expect(rateOn(dated, day).kind).not.toBe('gap');
      const before = findOverlaps(datedRows(rows));
      expect([...findOverlaps(places).keys()].toSorted()).toEqual([...before.keys()].toSorted());
      for (const [index, { key }] of next.entries()) {
        if (copies.has(key)) expect(next[index - 1]?.key).toBe(copies.get(key));
      }
      expect(new Set(next.map(({ key }) => key)).size).toBe(next.length);
      expect(gapEntries(next, datedRows(next), day)).toEqual([]);
    }),
  );
});
