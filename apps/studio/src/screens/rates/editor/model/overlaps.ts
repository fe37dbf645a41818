import type { RateRow } from './RateRow.ts';
import { readRateDay } from './rateDays.ts';

/** An entry with days that can be read, in the right order. */
export interface DatedRow {
  readonly row: RateRow;
  /** What it is of, as `placeOf` has it. */
  readonly place: string;
  /** Epoch milliseconds, UTC midnight. */
  readonly begin: number;
  /** The last day, alike. */
  readonly end: number;
}

/** What an entry is of: a location and a product as one text. */
export function placeOf({ state, productTemplateShortName }: RateRow): string {
  return JSON.stringify([state, productTemplateShortName]);
}

/** The entries that have a location, a product and both days, by what they are of; each list by its first days. */
export function datedRows(rows: readonly RateRow[]): ReadonlyMap<string, readonly DatedRow[]> {
  const places = new Map<string, DatedRow[]>();
  for (const row of rows) {
    const dated = readDays(row);
    if (dated === null) continue;
    const others = places.get(dated.place);
    if (others === undefined) places.set(dated.place, [dated]);
    else others.push(dated);
  }
  for (const dated of places.values()) dated.sort((one, other) => one.begin - other.begin);
  return places;
}

const read = new WeakMap<RateRow, DatedRow | null>();

function readDays(row: RateRow): DatedRow | null {
  const known = read.get(row);
  if (known !== undefined) return known;
  const begin = readRateDay(row.effectiveDateRangeBegin);
  const end = readRateDay(row.effectiveDateRangeEnd);
  const isPlaced = row.state !== null && row.productTemplateShortName !== null;
  const dated =
    isPlaced && begin !== null && end !== null && begin <= end
      ? { row, place: placeOf(row), begin, end }
      : null;
  read.set(row, dated);
  return dated;
}

/** The entries that share a day with another one of the same location and product, by their keys, with one of those that they share it with. */
export function findOverlaps(
  places: ReadonlyMap<string, readonly DatedRow[]>,
): ReadonlyMap<string, DatedRow> {
  const found = new Map<string, DatedRow>();
  for (const dated of places.values()) {
    let longest: DatedRow | null = null;
    for (const each of dated) {
      if (longest !== null && each.begin <= longest.end) {
        found.set(each.row.key, longest);
        if (!found.has(longest.row.key)) found.set(longest.row.key, each);
      }
      if (longest === null || each.end > longest.end) longest = each;
    }
  }
  return found;
}
