import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@studio/api';
import { type FieldPath, fieldChange } from '../audit/diff/fieldChange.ts';

/** What two sides made of the same entries. */
export interface Merged<Key, Value> {
  entries: ReadonlyMap<Key, Value>;
  /** The entries that both sides changed, each in its own way; `entries` has theirs. */
  conflicts: readonly Key[];
}

/**
 * Merges two sides that began with the same entries, entry by entry: what one side alone added, changed or took away is so in the
 * result. Two that did the same agree. Entries are in the order of `mine`, then those that `theirs` alone has.
 */
export function mergeKeyed<Key, Value>(
  base: ReadonlyMap<Key, Value>,
  mine: ReadonlyMap<Key, Value>,
  theirs: ReadonlyMap<Key, Value>,
): Merged<Key, Value> {
  const entries = new Map<Key, Value>();
  const conflicts: Key[] = [];
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    const isOwn = isDeepStrictEqual(other, before);
    const isOther = isDeepStrictEqual(own, before) || isDeepStrictEqual(own, other);
    if (!isOwn && !isOther) conflicts.push(key);
    const kept = isOwn ? own : other;
    if (kept !== undefined) entries.set(key, kept);
  }
  return { entries, conflicts };
}

/**
 * What changed between two versions of the same rows, row by row.
 * @param pathOf what a row is called, outermost first
 * @param textOf what it holds, as text; `named` is the row that it is called by, which is the later version of it
 */
export function keyedChanges<Key, Row>(
  before: ReadonlyMap<Key, Row>,
  after: ReadonlyMap<Key, Row>,
  pathOf: (row: Row) => FieldPath,
  textOf: (row: Row, named: Row) => string,
): FieldChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)];
    const named = other ?? one;
    if (named === undefined) return [];
    return fieldChange(pathOf(named), one ? textOf(one, named) : null, other ? textOf(other, named) : null);
  });
}
