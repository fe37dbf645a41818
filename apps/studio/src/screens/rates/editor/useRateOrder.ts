import type { Sort } from '@studio/ui';
import { useMemo, useState } from 'react';
import { arrangeRows } from './model/arrangement.ts';
import type { RateRow } from './model/RateRow.ts';
import { followRates, orderRates, placeCopies, type SortedRates } from './model/rateOrder.ts';

/** The rows in the order in which they are shown. */
export interface ShownRates {
  readonly sort: Sort;
  readonly shown: readonly RateRow[];
  readonly onSortChange: (sort: Sort) => void;
  /** Puts copies after the rows that they are copies of. @param copies keys of rows by those of their copies */
  readonly placeCopies: (copies: ReadonlyMap<string, string>) => void;
}

const byLocation: Sort = { key: 'state', direction: 'asc' };

/**
 * Rows as they were sorted last: when they were loaded or saved, or by the head of a column.
 * @param isEdited whether a row is open
 */
export function useRateOrder(now: SortedRates, isEdited: boolean): ShownRates {
  const { rows } = now;
  const [order, setOrder] = useState(() => orderRates(now, byLocation));
  // No row goes from under the hand that edits it: the names that came meanwhile sort the rows when it is closed.
  const next = isEdited ? order : followRates(order, now);
  if (next !== order) setOrder(next);
  const shown = useMemo(() => arrangeRows(rows, order.places), [rows, order.places]);
  return {
    sort: order.sort,
    shown,
    onSortChange: (sort) => setOrder(orderRates(now, sort)),
    placeCopies: (copies) => setOrder((known) => placeCopies(known, copies)),
  };
}
