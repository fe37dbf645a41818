import { toDayText } from '../../../../kernel/object/plain/days.ts';
import type { DatedRow } from './overlaps.ts';
import { placeOf } from './overlaps.ts';
import type { RatePlaces } from './picture.ts';
import { blankValues, type RateRow, type RateValues } from './RateRow.ts';
import { addRows } from './rateRows.ts';
import { rateOn } from './ratesOnDay.ts';

/** Milliseconds. */
const oneDay = 86_400_000;

/** An entry that fills a gap, once it is complete. */
export interface GapEntry {
  /** The key of the entry that it is a copy of. */
  readonly of: string;
  readonly values: RateValues;
}

/**
 * What fills the gaps of a day: for each a copy of its last entry without a status, from the day after that one's last to the day
 * before the next one. It has no last day where nothing follows; before the first entry it is a copy of that one from the day on. Gaps
 * of a location and product with an entry that has no days yet are left out: that one fills them.
 * @param day epoch milliseconds, UTC midnight
 */
export function gapEntries(rows: readonly RateRow[], places: RatePlaces, day: number): readonly GapEntry[] {
  const dated = new Set([...places.values()].flatMap((each) => each.map(({ row }) => row.key)));
  const waiting = new Set(rows.filter(({ key }) => !dated.has(key)).map(placeOf));
  return [...places].flatMap(([place, each]) => {
    const on = waiting.has(place) ? null : rateOn(each, day);
    return on?.kind === 'gap' ? entryFor(each, on.after, on.before, day) : [];
  });
}

function entryFor(
  dated: readonly DatedRow[],
  after: number | null,
  before: number | null,
  day: number,
): readonly GapEntry[] {
  const source = dated.find(({ begin, end }) => (after === null ? begin === before : end === after));
  if (source === undefined) return [];
  const { key, state, productTemplateShortName } = source.row;
  const values = {
    ...{ ...blankValues, state, productTemplateShortName },
    effectiveDateRangeBegin: toDayText(after === null ? day : after + oneDay),
    effectiveDateRangeEnd: toDayText(before === null ? null : before - oneDay),
  };
  return [{ of: key, values }];
}

/** Rows with copies among them. */
export interface FilledRows {
  readonly rows: readonly RateRow[];
  /** The keys of the rows that are new, each with that of the row that it is a copy of. */
  readonly copies: ReadonlyMap<string, string>;
}

/** Rows with each new entry right after the one that it is a copy of; what is a copy of a row that is gone is left out. */
export function addGapEntries(rows: readonly RateRow[], entries: readonly GapEntry[]): FilledRows {
  const there = new Set(rows.map(({ key }) => key));
  const wanted = entries.filter(({ of }) => there.has(of));
  const made = addRows(
    rows,
    wanted.map(({ values }) => values),
  ).slice(rows.length);
  const followers = Map.groupBy(made, (_row, index) => wanted[index]?.of);
  return {
    rows: rows.flatMap((row) => [row, ...(followers.get(row.key) ?? [])]),
    copies: new Map(made.map(({ key }, index) => [key, wanted[index]?.of ?? ''])),
  };
}
