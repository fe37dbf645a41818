import type { Entry, Outline } from './Outline.ts';
import { mergeSequences } from './sequences/mergeSequences.ts';

/** The keys of the children of one parent by type, in their order. */
export type Siblings = ReadonlyMap<string, readonly string[]>;

/** The children of each entry, and of the top (null). */
export type SiblingLists = ReadonlyMap<string | null, Siblings>;

const known = new WeakMap<Outline, SiblingLists>();

/** The siblings of an outline. Computed once for each outline. */
export function siblingsOf(outline: Outline): SiblingLists {
  const lists = known.get(outline) ?? groupSiblings(outline.values());
  known.set(outline, lists);
  return lists;
}

/** The same for entries in any order; siblings keep their order. */
export function groupSiblings(entries: Iterable<Entry>): Map<string | null, Map<string, string[]>> {
  const lists = new Map<string | null, Map<string, string[]>>();
  for (const { key, type, parent } of entries) {
    let siblings = lists.get(parent);
    if (siblings === undefined) {
      siblings = new Map();
      lists.set(parent, siblings);
    }
    const keys = siblings.get(type);
    if (keys === undefined) siblings.set(type, [key]);
    else keys.push(key);
  }
  return lists;
}

/** Siblings of one type in one parent; none when there are none. */
export function siblingsIn(lists: SiblingLists, parent: string | null, type: string): readonly string[] {
  return lists.get(parent)?.get(type) ?? [];
}

/** The types of the children of a parent in any of three outlines, in the order of the screen. */
export function typesIn(
  parent: string | null,
  [base, mine, theirs]: readonly [SiblingLists, SiblingLists, SiblingLists],
): readonly string[] {
  const typesOf = (lists: SiblingLists) => [...(lists.get(parent)?.keys() ?? [])];
  const sequences = { base: typesOf(base), mine: typesOf(mine), theirs: typesOf(theirs) };
  const { order } = mergeSequences(sequences, {
    members: new Set([...sequences.mine, ...sequences.theirs]),
    sideOf: () => 'mine',
    compare: (a, b) => (a < b ? -1 : 1),
  });
  return order;
}

/**
 * Keys in the order of the screen: each before its children. Parents that have no place themselves come last, with
 * their children, so that nothing is lost.
 */
export function keysOnScreen(lists: SiblingLists, isEntry: (key: string) => boolean): readonly string[] {
  const keys: string[] = [];
  const addAll = (parent: string | null) => {
    for (const siblings of lists.get(parent)?.values() ?? []) {
      for (const key of siblings) {
        keys.push(key);
        if (lists.has(key)) addAll(key);
      }
    }
  };
  addAll(null);
  for (const parent of lists.keys()) if (parent !== null && !isEntry(parent)) addAll(parent);
  return keys;
}
