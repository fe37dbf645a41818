import type { Sort } from '@studio/ui';
import { type GridColumn, sortGridRows } from '@studio/widgets';
import { equal } from '../../../../kernel/editor/equal.ts';
import { isBlankRow, type RateDoc, type RateField, type RateRow, rateFieldNames } from './RateRow.ts';
import { toRateDraft } from './rateDraft.ts';

/** What rows are sorted from. */
export interface SortedRates {
  /** The version that is edited. */
  readonly doc: RateDoc;
  /** Its rows, as they are edited. */
  readonly rows: readonly RateRow[];
  /** How rows are compared. */
  readonly columns: readonly GridColumn<RateRow>[];
  /** Whether names by which rows are sorted are still to come. */
  readonly isWaiting: boolean;
}

/** An order that was made, and what it was made from. */
export interface RateOrder extends Pick<SortedRates, 'doc' | 'isWaiting'> {
  readonly sort: Sort;
  /** Places of rows by their keys. */
  readonly places: ReadonlyMap<string, number>;
}

/** Rows sorted by a column; those that are equal there by location, product and first day. */
export function orderRates({ doc, rows, columns, isWaiting }: SortedRates, sort: Sort): RateOrder {
  const scores = rows.map(() => 0);
  for (const each of [sort, ...ordersOfEqual]) {
    const { count, rankOf } = rankRows(rows, columns, each);
    for (const [at, row] of rows.entries()) scores[at] = (scores[at] ?? 0) * count + rankOf(row);
  }
  const order = rows.map((_, at) => at).sort((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0));
  return { doc, sort, isWaiting, places: new Map(order.map((at, place) => [rows[at]?.key ?? '', place])) };
}

const ordersOfEqual: readonly Sort[] = ['state', 'productTemplateShortName', 'effectiveDateRangeBegin'].map(
  (key) => ({ key, direction: 'asc' }),
);

/** The places of rows by one column, equal ones at one place: its values, of which there are few, are sorted in place of the rows. */
function rankRows(rows: readonly RateRow[], columns: readonly GridColumn<RateRow>[], sort: Sort) {
  const column = columns.find(({ key }) => key === sort.key);
  const valuesOf = new Map<unknown, unknown>();
  const rowsOf = new Map<unknown, RateRow>();
  const rawOf = (row: RateRow) => row[sort.key as RateField];
  for (const row of rows) {
    if (valuesOf.has(rawOf(row))) continue;
    const value = column?.sortValue?.(row) ?? null;
    valuesOf.set(rawOf(row), value);
    if (!rowsOf.has(value)) rowsOf.set(value, row);
  }
  const sorted = column === undefined ? [] : sortGridRows([...rowsOf.values()], columns, sort);
  const ranks = new Map(sorted.map((row, rank) => [valuesOf.get(rawOf(row)), rank]));
  return { count: rowsOf.size, rankOf: (row: RateRow) => ranks.get(valuesOf.get(rawOf(row))) ?? 0 };
}

/**
 * The order of now, given the one before: rows are sorted again when the names have come that were awaited, and when another version
 * is there that the rows say, as after a save. Otherwise each stays where it is, whatever is edited, answered or merged.
 * @returns the same order while nothing that it was made from is another
 */
export function followRates(order: RateOrder, now: SortedRates): RateOrder {
  const { doc, rows, isWaiting } = now;
  if (order.isWaiting === isWaiting && order.doc === doc) return order;
  const isSorted = (order.isWaiting && !isWaiting) || equalsVersion(rows, doc);
  return isSorted ? orderRates(now, order.sort) : { ...order, doc, isWaiting };
}

/** Whether rows say what a version says, in whatever order. */
function equalsVersion(rows: readonly RateRow[], doc: RateDoc): boolean {
  const contentOf = (each: readonly RateRow[]) =>
    each
      .filter((row) => !isBlankRow(row))
      .map((row) => JSON.stringify(rateFieldNames.map((name) => row[name])))
      .toSorted();
  return equal(contentOf(rows), contentOf(toRateDraft(doc).rates));
}

/** The order with copies where the rows are that they are copies of. @param copies keys of rows by those of their copies */
export function placeCopies(order: RateOrder, copies: ReadonlyMap<string, string>): RateOrder {
  const places = new Map(order.places);
  for (const [key, of] of copies) {
    const place = places.get(of);
    if (place !== undefined) places.set(key, place);
  }
  return { ...order, places };
}
