import type { RowRange } from './rowRange.ts';

/** The key of each drawn row, by its place. */
export type RowKeys = ReadonlyMap<number, string>;

const pinnedPrefix = 'pinned';

/**
 * Keys for the rows of a range, and for one row that is drawn wherever it is. A row that stays keeps its key; one that comes
 * into sight gets the key of one that left, so that its elements are used again instead of being made.
 * @param pinned the row that holds the tab stop; its elements are its own while it is out of sight. -1 for none
 */
export function assignRowKeys(before: RowKeys, range: RowRange, pinned: number): RowKeys {
  const isInRange = (index: number) => index >= range.start && index < range.end;
  const keys = new Map<number, string>();
  const free: string[] = [];
  const used = new Set<string>();
  for (const [index, key] of before) {
    if (isInRange(index) || index === pinned) {
      keys.set(index, key);
      used.add(key);
    } else if (!key.startsWith(pinnedPrefix)) free.push(key);
  }
  for (const key of free) used.add(key);
  let next = 0;
  const makeKey = () => {
    while (used.has(`row-${next}`)) next += 1;
    used.add(`row-${next}`);
    return `row-${next}`;
  };
  if (pinned >= 0 && !isInRange(pinned) && !keys.has(pinned)) keys.set(pinned, `${pinnedPrefix}-${pinned}`);
  for (let index = range.start; index < range.end; index += 1)
    if (!keys.has(index)) keys.set(index, free.pop() ?? makeKey());
  return keys;
}

/** The order in which elements are made: kept, no element is ever moved, and none loses the focus by it. */
export function compareRowKeys(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

/** Caches the keys of the last range: for the same range it returns the same ones. */
export class RowKeyring {
  #keys: RowKeys = new Map();

  /** The keys for what is drawn now. */
  keysFor(range: RowRange, pinned: number): RowKeys {
    this.#keys = assignRowKeys(this.#keys, range, pinned);
    return this.#keys;
  }
}
