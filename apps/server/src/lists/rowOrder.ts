import type { ListRow } from './ListRow.ts';

export type SortDirection = 'asc' | 'desc';

/** What a column is sorted by: always a number, or always a text. */
export type SortValue = string | number;

export type Compare<Item> = (left: Item, right: Item) => number;

const collator = new Intl.Collator('en');

/** The whole order of rows by a column. Rows with equal values come by name, upwards in both directions. */
export function rowOrder(read: (row: ListRow) => SortValue, direction: SortDirection): Compare<ListRow> {
  const sign = direction === 'asc' ? 1 : -1;
  return (left, right) => sign * compareValues(read(left), read(right)) || compareNames(left, right);
}

/** By name, then by id, so that no two rows are equal. */
export function compareNames(left: ListRow, right: ListRow): number {
  return (
    collator.compare(left.name, right.name) ||
    compareExactly(left.name, right.name) ||
    compareExactly(left.id, right.id)
  );
}

/** Numbers by size, texts as people sort them. */
export function compareValues(left: SortValue, right: SortValue): number {
  if (left === right) return 0;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

function compareExactly(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
