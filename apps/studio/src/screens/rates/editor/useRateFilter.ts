import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { rateParameter } from '../early.ts';
import { isInFilter, type RateFilter } from './model/picture.ts';
import type { RateRow } from './model/RateRow.ts';
import { searchedRates } from './model/searchedRates.ts';
import { textsOfRate } from './rateWords.ts';

/** Which of the entries are shown. */
export interface ShownByFilter {
  readonly shown: readonly RateRow[];
  /** The location and product that were chosen; null for all. */
  readonly filter: RateFilter | null;
  /** What the address searches for; empty for nothing. */
  readonly search: string;
  readonly setFilter: (filter: RateFilter | null) => void;
  readonly clearSearch: () => void;
}

/**
 * Filters entries by a location and product, and by the text of the address.
 * @param rows in the order in which they are shown
 * @param openKey the row that is edited, which stays whatever it says
 * @param isWaiting whether the names that are searched are still to come
 */
export function useRateFilter(
  rows: readonly RateRow[],
  { openKey, isWaiting }: { readonly openKey: string | null; readonly isWaiting: boolean },
): ShownByFilter {
  const [filter, setFilter] = useState<RateFilter | null>(null);
  const [params, setParams] = useSearchParams();
  // An entry that the address names is shown, whatever is searched for.
  const search = params.has(rateParameter) ? '' : (params.get('q') ?? '');
  const shown = useMemo(() => {
    const found = isWaiting ? rows : searchedRates(rows, search, textsOfRate);
    if (filter === null && found === rows) return rows;
    const kept = new Set(found);
    return rows.filter(
      (row) => row.key === openKey || (kept.has(row) && (filter === null || isInFilter(row, filter))),
    );
  }, [rows, filter, search, isWaiting, openKey]);
  return { shown, filter, search, setFilter, clearSearch: () => setParams({}, { replace: true }) };
}
