import { isDeepStrictEqual } from 'node:util';

/** What two sides made of the same entries. */
export interface Merged<Key, Value> {
  entries: ReadonlyMap<Key, Value>;
  /** The entries that both sides changed, each in its own way; `entries` has theirs. */
  conflicts: readonly Key[];
}

/**
 * Merges two sides that began with the same entries, entry by entry: what one side alone added, changed or took away is so in the
 * result. Two that did the same agree.
 */
export function mergeKeyed<Key, Value>(
  base: ReadonlyMap<Key, Value>,
  mine: ReadonlyMap<Key, Value>,
  theirs: ReadonlyMap<Key, Value>,
): Merged<Key, Value> {
  const entries = new Map<Key, Value>();
  const conflicts: Key[] = [];
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const [before, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    const isOwn = isDeepStrictEqual(other, before);
    const isOther = isDeepStrictEqual(own, before) || isDeepStrictEqual(own, other);
    if (!isOwn && !isOther) conflicts.push(key);
    const kept = isOwn ? own : other;
    if (kept !== undefined) entries.set(key, kept);
  }
  return { entries, conflicts };
}
