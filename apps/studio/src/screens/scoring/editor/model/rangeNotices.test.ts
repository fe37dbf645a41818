import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newFormula } from './FormulaRow.ts';
import { placedRanges, rangeNotices } from './rangeNotices.ts';

const rowsOf = (...bounds: readonly (readonly [number, number])[]) =>
  bounds.map(([min, max]) => newFormula('Range', { minValue: `${min}`, maxValue: `${max}`, score: '1' }));
const noticesOf = (...bounds: readonly (readonly [number, number])[]) =>
  rangeNotices(placedRanges(rowsOf(...bounds)));

test('a gap is mended by extending the range before it, an overlap by a later start', () => {
  expect(noticesOf([0, 5], [6, 15], [16, 30], [28, 45], [51, 75])).toEqual([
    {
      ...{ is: 'overlap', from: 28, to: 30, rows: [2, 3] },
      fix: { index: 3, column: 'minValue', value: 31 },
    },
    { ...{ is: 'gap', from: 46, to: 50, rows: [3, 4] }, fix: { index: 3, column: 'maxValue', value: 50 } },
  ]);
});

test('rows need not be in the order of their numbers', () => {
  expect(noticesOf([10, 20], [0, 5])).toMatchObject([{ is: 'gap', from: 6, to: 9, rows: [1, 0] }]);
});

test('a range within another cannot be mended by one cell', () => {
  expect(noticesOf([0, 100], [10, 20], [101, 110])).toEqual([
    { is: 'overlap', from: 10, to: 20, rows: [0, 1], fix: null },
  ]);
});

test('rows that are not whole, or written backwards, are left out', () => {
  const rows = [...rowsOf([0, 5], [9, 7], [6, 9]), newFormula('Range', { minValue: '2' })];
  expect(placedRanges(rows).map(({ index }) => index)).toEqual([0, 2]);
  expect(rangeNotices(placedRanges(rows))).toEqual([]);
});

test('a number between the least and the greatest is in no range exactly where there is a gap, and in several where there is an overlap', () => {
  const bounds = fc
    .tuple(fc.integer({ min: -30, max: 30 }), fc.nat(12))
    .map(([min, length]) => [min, min + length] as const);
  fc.assert(
    fc.property(fc.array(bounds, { minLength: 1, maxLength: 8 }), (some) => {
      const notices = noticesOf(...some);
      const isIn = (is: string, number: number) =>
        notices.some((notice) => notice.is === is && notice.from <= number && number <= notice.to);
      const least = Math.min(...some.map(([min]) => min));
      const greatest = Math.max(...some.map(([, max]) => max));
      for (let number = least; number <= greatest; number += 1) {
        const count = some.filter(([min, max]) => min <= number && number <= max).length;
        expect([isIn('gap', number), isIn('overlap', number)]).toEqual([count === 0, count > 1]);
      }
    }),
  );
});
