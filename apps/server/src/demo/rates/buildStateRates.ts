import {
  compareRows,
  day,
  rateStatus,
  type StateRateDoc,
  type StateRateRow,
} from '../../kinds/stateRate/StateRateDoc.ts';
import { products } from '../products.ts';
import { rateStatusSets } from '../sets/rateStatusSets.ts';
import type { DemoVersion } from '../types.ts';

const country = 'United States';
/** Where the state alone writes workers compensation. */
const stateFunds = new Set(['ND', 'OH', 'WA', 'WY']);
/** Where a new filing took effect before the earlier one had ended. */
const overlapping = new Set(['TX BOP', 'FL CP']);

/** A row with what tells it from the same one a year earlier. */
interface Period extends Omit<StateRateRow, 'id'> {
  key: string;
  /** Years from the current period: -2 to 1. */
  year: number;
}

/** Who saved the rate status when, in days before now, and which periods were known by then. */
const saves = [
  { authorId: 'admin', daysAgo: 262, knows: ({ year }: Period) => year < 0 },
  {
    authorId: 'aiko.tanaka',
    daysAgo: 134,
    knows: ({ year, key }: Period) => year < 0 || hash(key) % 3 === 0,
  },
  { authorId: 'priya.nair', daysAgo: 48, knows: ({ year }: Period) => year < 1 },
  { authorId: 'author', daysAgo: 6, knows: () => true },
] as const;

/**
 * The rate status of the carrier in its versions, the oldest first: approved for a year at a time, product by product and state by
 * state, with gaps, filings that are under way, withdrawn ones, and two that overlap. The same for the same `now`.
 * @param now epoch milliseconds
 */
export function buildStateRates(now: number): DemoVersion<StateRateDoc>[] {
  const locations = rateStatusSets[0]?.items ?? [];
  const rated = products.filter(({ useRateStatusWhenRating }) => useRateStatusWhenRating);
  const periods = locations.flatMap(({ value: state }) =>
    rated.flatMap(({ shortName, name }) => periodsOf(state, shortName, name, now)),
  );
  const ids = new Map<Period, number>();
  return saves.map(({ authorId, daysAgo, knows }, index) => {
    const known = periods.filter(knows);
    for (const period of known) if (!ids.has(period)) ids.set(period, ids.size + 1);
    const isLast = index === saves.length - 1;
    const rows = known.map(({ key, year: _year, ...row }) => ({
      id: 0,
      ...row,
      // What was withdrawn or approved in the end was filed before.
      status: isLast || hash(`${key} decided`) % 9 !== 0 ? row.status : rateStatus.filed,
    }));
    const numbered = rows.map((row, at) => ({ ...row, id: idOf(ids, known[at]) }));
    const time = Math.floor(now / day - daysAgo) * day + 14 * 3_600_000 + index * 1_260_000;
    return {
      doc: { rows: numbered.toSorted(compareRows), lastId: ids.size },
      lastModifiedById: authorId,
      timeLastModified: time,
    };
  });
}

function idOf(ids: ReadonlyMap<Period, number>, period: Period | undefined): number {
  return (period && ids.get(period)) ?? 0;
}

/** The yearly periods of a product in a state; none where it is not offered. */
function periodsOf(state: string, shortName: string, productName: string, now: number): Period[] {
  const place = `${state} ${shortName}`;
  const seed = hash(place);
  const isOffered = seed % 19 !== 0 || overlapping.has(place);
  if (!isOffered || (shortName === 'WC' && stateFunds.has(state))) return [];
  const month = hash(`${place} month`) % 12;
  const today = new Date(now);
  const isAhead = Date.UTC(today.getUTCFullYear(), month) > now;
  const current = today.getUTCFullYear() - (isAhead ? 1 : 0);
  return [-2, -1, 0, 1].flatMap((year) => {
    const key = `${place} ${year}`;
    if (!isFiled(key, year)) return [];
    const early = year === 1 && overlapping.has(place) ? 1 : 0;
    const begin = Date.UTC(current + year, month - early);
    const end = Date.UTC(current + year + 1, month) - day;
    return [{ key, year, state, country, productName, status: statusOf(key, year), begin, end }];
  });
}

function isFiled(key: string, year: number): boolean {
  if (year >= 0 && overlapping.has(key.slice(0, key.lastIndexOf(' ')))) return true;
  const seed = hash(`${key} filed`);
  if (year === 1) return seed % 6 === 0;
  return year === 0 ? seed % 29 !== 0 : seed % 11 !== 0 && (year === -1 || seed % 3 === 0);
}

function statusOf(key: string, year: number): number {
  const share = hash(`${key} status`) % 100;
  if (year < 0) return share < 97 ? rateStatus.approved : rateStatus.withdrawn;
  if (year === 1) return share < 60 ? rateStatus.filed : rateStatus.pending;
  if (share < 82) return rateStatus.approved;
  if (share < 91) return rateStatus.filed;
  return share < 96 ? rateStatus.pending : rateStatus.withdrawn;
}

/** FNV-1a with a final avalanche, as an unsigned 32-bit integer. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
