import type { FoundStateRate } from '@studio/api';
import { foldForSearch } from '../../foldText.ts';
import type { StateRateRow } from './StateRateDoc.ts';

/** What people call the values of rows; a value without a name is called by its code. */
export interface RateNames {
  /** By the values of locations. */
  locations: ReadonlyMap<string, string>;
  /** Short names, by the names of products. */
  shortNames: ReadonlyMap<string, string>;
  /** By the codes of statuses. */
  statuses: ReadonlyMap<number, string>;
}

/**
 * The rows of which each word of a text is in the location, the product or the status, ignoring case: first those whose codes are
 * words of it, then by location, product, and the latest first.
 * @param limit how many are returned at most
 */
export function searchStateRates(
  rows: readonly StateRateRow[],
  text: string,
  { names, limit }: { names: RateNames; limit: number },
): { records: FoundStateRate[]; totalRecords: number } {
  const words = foldForSearch(text).split(' ');
  const known = new Map<string, boolean>();
  const isFound = ({ state, productName, status }: StateRateRow) => {
    const key = JSON.stringify([state, productName, status]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const folded = foldForSearch(
      ...[state, names.locations.get(state) ?? ''],
      ...[productName, names.shortNames.get(productName) ?? ''],
      names.statuses.get(status) ?? String(status),
    );
    const found = words.every((word) => folded.includes(word));
    known.set(key, found);
    return found;
  };
  const wanted = new Set(words);
  const codesOf = ({ state, productName }: StateRateRow) =>
    [state, names.shortNames.get(productName) ?? ''].filter((code) => wanted.has(foldForSearch(code))).length;
  const found = rows.filter(isFound).map((row) => ({ row, codes: codesOf(row), shown: view(row, names) }));
  found.sort(
    (left, right) =>
      right.codes - left.codes ||
      compare(left.shown.location, right.shown.location) ||
      compare(left.shown.product, right.shown.product) ||
      right.row.begin - left.row.begin ||
      right.row.id - left.row.id,
  );
  return { records: found.slice(0, limit).map(({ shown }) => shown), totalRecords: found.length };
}

function view(
  { id, state, productName, status, begin, end }: StateRateRow,
  names: RateNames,
): FoundStateRate {
  return {
    id,
    location: names.locations.get(state) ?? state,
    product: productName,
    status: names.statuses.get(status) ?? String(status),
    effectiveDateRangeBegin: begin,
    effectiveDateRangeEnd: end,
  };
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
