import type { Sort } from '@studio/ui';
import '../types.ts';
import { getKeyRange, orderByKey } from './orderByKey.ts';
import { orderTexts } from './orderTexts.ts';
import type { SortReader } from './sortReader.ts';
import { getTextOrder } from './textOrder.ts';

/**
 * The rows in another order; rows of equal value keep theirs, in both directions, and rows without a value come last.
 * Values that are all numbers, dates or flags are sorted by size, others as texts of the language.
 * @param locale BCP 47. Default: the browser's.
 * @throws RangeError when the locale is no language tag
 */
export function sortRows<Row>(
  rows: readonly Row[],
  read: SortReader<Row>,
  direction: Sort['direction'],
  locale?: string,
): readonly Row[] {
  const values = rows.map(read);
  const isDescending = direction === 'desc';
  const { present, missing } = split(values, isDescending);
  const numbers = toNumbers(values, present);
  const order = numbers
    ? orderNumbers(present, numbers)
    : orderTexts(present, toTexts(values), getTextOrder(locale));
  if (isDescending) order.reverse();
  const sorted: Row[] = new Array(rows.length);
  let at = 0;
  for (const index of order) sorted[at++] = rows[index] as Row;
  for (const index of missing) sorted[at++] = rows[index] as Row;
  return sorted;
}

/** Places that have a value and places that do not; the first reversed when the order will be, so that equals stay. */
function split(values: readonly unknown[], isReversed: boolean) {
  const count = values.length;
  const missing: number[] = [];
  const present = new Uint32Array(count);
  let found = 0;
  for (let step = 0; step < count; step += 1) {
    const index = isReversed ? count - 1 - step : step;
    const value = values[index];
    if (value === null || value === undefined || Number.isNaN(value)) missing.push(index);
    else present[found++] = index;
  }
  if (isReversed) missing.reverse();
  return { present: present.subarray(0, found), missing };
}

function toNumbers(values: readonly unknown[], present: Uint32Array): Float64Array | null {
  const numbers = new Float64Array(values.length);
  for (const index of present) {
    const value = values[index];
    if (typeof value === 'string') return null;
    numbers[index] = Number(value);
  }
  return numbers;
}

function toTexts(values: readonly unknown[]): readonly string[] {
  if (values.every((value) => typeof value === 'string')) return values as readonly string[];
  return values.map((value) => (value === null || value === undefined ? '' : String(value)));
}

/** Puts places into the order of their numbers, in place. Equal ones stay as they are. */
function orderNumbers(places: Uint32Array, numbers: Float64Array): Uint32Array {
  const lowest = getLowestOfWholes(places, numbers);
  if (lowest === null) return places.sort((a, b) => getSign(numbers[a] ?? 0, numbers[b] ?? 0));
  orderByKey(
    places,
    Float64Array.from(places, (place) => (numbers[place] ?? 0) - lowest),
  );
  return places;
}

function getSign(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The lowest number when all are whole and close enough together to be sorted as keys; null otherwise. */
function getLowestOfWholes(places: Uint32Array, numbers: Float64Array): number | null {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const value = numbers[place] ?? 0;
    if (!Number.isSafeInteger(value)) return null;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return highest - lowest < getKeyRange(places.length) ? lowest : null;
}
