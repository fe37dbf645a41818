import type { DatedRow } from './overlaps.ts';

/** Milliseconds. */
const oneDay = 86_400_000;

/** What holds for one location and product on a day. */
export type RateOn =
  /** One entry. */
  | { readonly kind: 'status'; readonly status: number }
  /** None, although there are entries before or after: the last day of the one before, and the first of the next. */
  | { readonly kind: 'gap'; readonly after: number | null; readonly before: number | null }
  | { readonly kind: 'overlap'; readonly rows: readonly DatedRow[] }
  /** No entry at all. */
  | { readonly kind: 'none' };

/**
 * What holds on a day.
 * @param dated the entries of one location and product by their first days
 * @param day epoch milliseconds, UTC midnight
 */
export function rateOn(dated: readonly DatedRow[], day: number): RateOn {
  const rows = dated.filter(({ begin, end }) => begin <= day && day <= end);
  const [only, ...others] = rows;
  if (only !== undefined && others.length > 0) return { kind: 'overlap', rows };
  // An entry without a status is incomplete and has no effect yet.
  if (only !== undefined) return { kind: 'status', status: only.row.status ?? -1 };
  if (dated.length === 0) return { kind: 'none' };
  const ends = dated.flatMap(({ end }) => (end < day ? [end] : []));
  const next = dated.find(({ begin }) => begin > day);
  return {
    kind: 'gap',
    after: ends.length === 0 ? null : Math.max(...ends),
    before: next?.begin ?? null,
  };
}

/** A day on which entries begin, or no longer hold, and how many do. */
export interface ChangeDay {
  readonly day: number;
  readonly begins: number;
  /** How many had their last day the day before. */
  readonly ends: number;
}

/** Entries without an end are given this one: no day follows it. */
const lastDay = Date.UTC(9999, 11, 31);

/** The days on which anything changes, the earliest first. */
export function changeDays(places: Iterable<readonly DatedRow[]>): readonly ChangeDay[] {
  const days = new Map<number, { begins: number; ends: number }>();
  const note = (day: number, what: 'begins' | 'ends') => {
    const known = days.get(day) ?? { begins: 0, ends: 0 };
    known[what] += 1;
    days.set(day, known);
  };
  for (const dated of places) {
    for (const { begin, end } of dated) {
      note(begin, 'begins');
      if (end < lastDay) note(end + oneDay, 'ends');
    }
  }
  return [...days].map(([day, counts]) => ({ day, ...counts })).toSorted((one, other) => one.day - other.day);
}

/** The next day on which anything changes, after a day or before it; null where there is none. */
export function stepDay(days: readonly ChangeDay[], from: number, by: -1 | 1): number | null {
  const found = by > 0 ? days.find(({ day }) => day > from) : days.findLast(({ day }) => day < from);
  return found?.day ?? null;
}

/** The day of a change that is nearest to a day, the earlier of two; undefined where there is none. */
export function nearestDay(days: readonly ChangeDay[], to: number): ChangeDay | undefined {
  return days.toSorted((one, other) => Math.abs(one.day - to) - Math.abs(other.day - to))[0];
}

/** Days, from the first to the last, on which a location and product has no entry between two, or more than one. */
export interface TimeFlaw {
  readonly kind: 'gap' | 'overlap';
  readonly first: number;
  readonly last: number;
  /** The entries around a gap, or those that overlap. */
  readonly rows: readonly [DatedRow, DatedRow];
}

/** The gaps and overlaps of one location and product in time. @param dated its entries by their first days */
export function timeFlaws(dated: readonly DatedRow[]): readonly TimeFlaw[] {
  const flaws: TimeFlaw[] = [];
  let longest: DatedRow | null = null;
  for (const row of dated) {
    if (longest !== null && row.begin > longest.end + oneDay) {
      const [first, last] = [longest.end + oneDay, row.begin - oneDay];
      flaws.push({ kind: 'gap', first, last, rows: [longest, row] });
    }
    if (longest !== null && row.begin <= longest.end) {
      flaws.push({
        kind: 'overlap',
        first: row.begin,
        last: Math.min(row.end, longest.end),
        rows: [longest, row],
      });
    }
    if (longest === null || row.end > longest.end) longest = row;
  }
  return flaws;
}
