import type { Entry, Outline } from './Outline.ts';
import { type SiblingLists, siblingsIn, siblingsOf } from './Siblings.ts';

/**
 * The outline with the keys of an earlier one where an entry that is new has the content of a missing one, in the same
 * parent and with the same children: removing a row and making it again changes nothing, or moves it.
 *
 * @returns `after` itself when no key is taken over
 */
export function withKnownKeys(before: Outline, after: Outline): Outline {
  const missing = [...before.values()].filter((entry) => isAlone(entry, before, after));
  if (missing.length === 0) return after;
  const fresh = [...after.values()].filter((entry) => isAlone(entry, after, before));
  if (fresh.length === 0) return after;
  const [listsBefore, listsAfter] = [siblingsOf(before), siblingsOf(after)];
  const waiting = Map.groupBy(missing, (entry) => placedContentOf(entry, before, listsBefore, after));
  const known = new Map<string, string>();
  for (const entry of fresh) {
    const content = placedContentOf(entry, after, listsAfter, before);
    const found = content === null ? undefined : waiting.get(content)?.shift();
    if (found !== undefined) pair(found.key, entry.key, { listsBefore, listsAfter, known });
  }
  return known.size === 0 ? after : renamed(after, known);
}

/** True for an entry that the other outline does not have, in a parent that it has. */
function isAlone({ key, parent }: Entry, own: Outline, other: Outline): boolean {
  return !other.has(key) && (parent === null || other.has(parent) || !own.has(parent));
}

/** The content of an entry, with its place and its children; null when part of that is in the other outline, too. */
function placedContentOf(entry: Entry, own: Outline, lists: SiblingLists, other: Outline): string | null {
  const content = contentOf(entry, own, lists, other);
  return content === null ? null : JSON.stringify([entry.parent, content]);
}

function contentOf(entry: Entry, own: Outline, lists: SiblingLists, other: Outline): unknown {
  if (other.has(entry.key)) return null;
  const fields = Object.entries(entry.fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const within: unknown[] = [];
  for (const [type, keys] of typesOf(entry.key, lists)) {
    for (const key of keys) {
      const child = own.get(key);
      const content = child === undefined ? null : contentOf(child, own, lists, other);
      if (content === null) return null;
      within.push([type, content]);
    }
  }
  return [entry.type, fields, within];
}

interface Pairing {
  readonly listsBefore: SiblingLists;
  readonly listsAfter: SiblingLists;
  /** The earlier key, by the new one. */
  readonly known: Map<string, string>;
}

function pair(was: string, is: string, pairing: Pairing): void {
  pairing.known.set(is, was);
  for (const [type, keys] of typesOf(is, pairing.listsAfter)) {
    const others = siblingsIn(pairing.listsBefore, was, type);
    for (const [at, key] of keys.entries()) {
      const other = others[at];
      if (other !== undefined) pair(other, key, pairing);
    }
  }
}

/** The children of an entry, by type, in an order that does not depend on the screen's. */
function typesOf(key: string, lists: SiblingLists): readonly (readonly [string, readonly string[]])[] {
  const types = lists.get(key);
  return types === undefined ? [] : [...types].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function renamed(outline: Outline, known: ReadonlyMap<string, string>): Outline {
  const keyOf = (key: string) => known.get(key) ?? key;
  return new Map(
    [...outline.values()].map((entry) => {
      const key = keyOf(entry.key);
      return [key, { ...entry, key, parent: entry.parent === null ? null : keyOf(entry.parent) }] as const;
    }),
  );
}
