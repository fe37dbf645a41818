import { findStill } from './findStill.ts';

/** Something that is in both sequences. */
export interface Kept<Item> {
  before: Item;
  after: Item;
  /** Positions from 0. */
  from: number;
  to: number;
  /** Whether it has another place among what is kept, so that somebody must have moved it. */
  isMoved: boolean;
}

/** What became of a sequence. */
export interface SequenceDiff<Item> {
  /** In the order of the later sequence. */
  kept: Kept<Item>[];
  removed: { item: Item; from: number }[];
  added: { item: Item; to: number }[];
}

/** What tells an item from others; null when it has nothing of the kind. */
export type Identity<Item> = (item: Item, position: number) => string | null;

/**
 * Compares sequences by the identity of their items, not by position. Items are matched by the first identity, those
 * that are left by the next. As few as possible count as moved: inserting one before a thousand moves none.
 */
export function diffSequence<Item>(
  before: readonly Item[],
  after: readonly Item[],
  identities: readonly Identity<Item>[],
): SequenceDiff<Item> {
  const origins = matchItems(before, after, identities);
  const pairs = [...origins].toSorted(([left], [right]) => left - right);
  const still = findStill(pairs.map(([, from]) => from));
  const matched = new Set(origins.values());
  return {
    kept: pairs.map(([to, from], index) => ({
      before: itemAt(before, from),
      after: itemAt(after, to),
      from,
      to,
      isMoved: !still.has(index),
    })),
    removed: [...before.entries()]
      .filter(([from]) => !matched.has(from))
      .map(([from, item]) => ({ item, from })),
    added: [...after.entries()].filter(([to]) => !origins.has(to)).map(([to, item]) => ({ item, to })),
  };
}

/** Later positions with the earlier ones that they come from. Items of one identity are matched in their order. */
function matchItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  identities: readonly Identity<Item>[],
): Map<number, number> {
  const origins = new Map<number, number>();
  const free = new Set(before.keys());
  for (const identity of identities) {
    const candidates = Map.groupBy(free, (from) => identity(itemAt(before, from), from));
    for (const queue of candidates.values()) queue.reverse();
    for (const [to, item] of after.entries()) {
      const key = origins.has(to) ? null : identity(item, to);
      const from = key === null ? undefined : candidates.get(key)?.pop();
      if (from === undefined) continue;
      origins.set(to, from);
      free.delete(from);
    }
  }
  return origins;
}

function itemAt<Item>(items: readonly Item[], position: number): Item {
  // Positions come from the sequence itself; an item may be undefined without being missing.
  return items[position] as Item;
}
