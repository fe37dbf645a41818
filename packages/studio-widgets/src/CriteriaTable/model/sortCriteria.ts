import type { Sort } from '@studio/ui';
import type { CriteriaColumn, CriteriaContext, CriteriaRow } from '../types.ts';
import { optionsOf } from './columns.ts';
import { isDeleted } from './rows.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** What a cell shows: the label of what was chosen, or the text itself. */
export function shownText(row: CriteriaRow, column: CriteriaColumn, context: CriteriaContext): string {
  const text = row[column];
  return optionsOf(column, context)?.find(({ value }) => value === text)?.label ?? text;
}

/** The sort after a header was pressed: the same column turns round, another one starts ascending. */
export function nextCriteriaSort(
  sort: Sort<CriteriaColumn> | null,
  column: CriteriaColumn,
): Sort<CriteriaColumn> {
  const isTurned = sort?.key === column && sort.direction === 'asc';
  return { key: column, direction: isTurned ? 'desc' : 'asc' };
}

/** The sort after a cell was changed: none when it is in the sorted column, whose order no longer holds. */
export function sortAfterChange(
  sort: Sort<CriteriaColumn> | null,
  column: CriteriaColumn,
): Sort<CriteriaColumn> | null {
  return sort?.key === column ? null : sort;
}

/** The rows sorted by what a column shows. Equal rows keep their order; empty cells, and then blank rows, come last. */
export function sortCriteria(
  rows: readonly CriteriaRow[],
  sort: Sort<CriteriaColumn>,
  context: CriteriaContext,
): readonly CriteriaRow[] {
  const sign = sort.direction === 'asc' ? 1 : -1;
  const labels = new Map(optionsOf(sort.key, context)?.map(({ value, label }) => [value, label]));
  const labelled = rows.map((row) => ({ row, text: (labels.get(row[sort.key]) ?? row[sort.key]).trim() }));
  const blank = labelled.filter(({ row }) => isDeleted(row, context));
  const empty = labelled.filter(({ row, text }) => text === '' && !isDeleted(row, context));
  const filled = labelled.filter(({ text }) => text !== '');
  filled.sort((a, b) => sign * collator.compare(a.text, b.text));
  return [...filled, ...empty, ...blank].map(({ row }) => row);
}
