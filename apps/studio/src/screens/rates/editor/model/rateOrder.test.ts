import type { Sort } from '@studio/ui';
import type { GridColumn } from '@studio/widgets';
import { expect, test } from 'vitest';
import { rate } from '../../testing/rateAnswers.ts';
import { arrangeRows } from './arrangement.ts';
import type { RateDoc, RateRow } from './RateRow.ts';
import { toRateDraft } from './rateDraft.ts';
import { followRates, orderRates, placeCopies, type RateOrder, type SortedRates } from './rateOrder.ts';
import { copyRow, newRow, setRow } from './rateRows.ts';

const byLocation: Sort = { key: 'state', direction: 'asc' };

/** Columns whose names may come later than the rows. */
function columnsOf(names: Readonly<Record<string, string>>): readonly GridColumn<RateRow>[] {
  return (['state', 'productTemplateShortName', 'effectiveDateRangeBegin'] as const).map((key) => ({
    ...{ key, header: key, render: () => null },
    sortValue: (row) => names[row[key] ?? ''] ?? row[key],
  }));
}

const codes = columnsOf({});
const names = columnsOf({ CA: 'Zeta', NY: 'Alpha' });
const version = (...items: RateDoc['items']): RateDoc => ({ items, version: items.length, saved: null });
const loaded = version(rate(1, { state: 'NY' }), rate(2, { state: 'CA' }));
const given: SortedRates = {
  doc: loaded,
  rows: toRateDraft(loaded).rates,
  columns: codes,
  isWaiting: false,
};
const shown = (order: RateOrder, rows = given.rows) => arrangeRows(rows, order.places).map(({ key }) => key);

test('equal locations are sorted by product and first day', () => {
  const rows = toRateDraft(
    version(
      rate(1, { productTemplateShortName: 'WC' }),
      rate(2, { effectiveDateRangeBegin: Date.UTC(2025, 0, 1) }),
      rate(3),
    ),
  ).rates;
  expect(shown(orderRates({ ...given, rows }, byLocation), rows)).toEqual(['2', '3', '1']);
});

test('rows are sorted again when names have come that were awaited', () => {
  const order = orderRates({ ...given, isWaiting: true }, byLocation);
  expect(shown(order)).toEqual(['2', '1']);
  const rows = setRow(given.rows, { ...given.rows[0], status: 1 } as RateRow);
  expect(shown(followRates(order, { ...given, rows, columns: names }))).toEqual(['1', '2']);
});

test('names that come again move nothing', () => {
  const order = orderRates(given, byLocation);
  expect(followRates(order, { ...given, columns: names })).toBe(order);
});

test('what is edited, and what is merged with it, stays where it is', () => {
  const order = orderRates(given, byLocation);
  const edited = given.rows.map((row) => (row.key === '2' ? { ...row, state: 'TX' } : row));
  expect(followRates(order, { ...given, rows: edited })).toBe(order);
  const theirs = version(rate(1, { state: 'NY', status: 1 }), rate(2, { state: 'CA' }));
  const merged = followRates(order, { ...given, doc: theirs, rows: edited });
  expect(merged.doc).toBe(theirs);
  expect(shown(merged, edited)).toEqual(['2', '1']);
});

test('once a version says what the rows say they are sorted as before', () => {
  const order = orderRates(given, { key: 'state', direction: 'desc' });
  const saved = version(rate(1, { state: 'NY' }), rate(2, { state: 'TX' }));
  const { rates: rows } = toRateDraft(saved);
  const next = followRates(order, { ...given, doc: saved, rows });
  expect(shown(next, rows)).toEqual(['2', '1']);
  expect(next.sort.direction).toBe('desc');
});

test('copies are after the rows that they are copies of, wherever the sort has put these', () => {
  const order = orderRates(given, byLocation);
  const [first] = given.rows as readonly [RateRow];
  const rows = copyRow(setRow(given.rows, newRow(given.rows, { state: 'AL' }, 'new')), first, 'copy');
  expect(shown(placeCopies(order, new Map([['copy', '1']])), rows)).toEqual(['2', '1', 'copy', 'new']);
  expect(placeCopies(order, new Map([['copy', 'gone']])).places.size).toBe(2);
});
