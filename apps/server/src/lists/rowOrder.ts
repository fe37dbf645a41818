import type { ListRow } from './ListRow.ts';

export type SortDirection = 'asc' | 'desc';

/** What a column is sorted by: always a number, or always a text. */
export type SortValue = string | number;

export type Compare<Item> = (left: Item, right: Item) => number;

const collator = new Intl.Collator('en');

/** Sorts by the name of the document. The one order that a list can answer before it is loaded. */
export function byName({ name }: ListRow): string {
  return name;
}

/** As people sort texts. */
export function compareTexts(left: string, right: string): number {
  return left === right ? 0 : collator.compare(left, right);
}

/** By code units, which tells apart what people sort as equal. */
export function compareExactly(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
