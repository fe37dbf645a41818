import { fieldOf, withField } from './fieldsOf.ts';
import type { Change, Entry, Outline } from './Outline.ts';
import {
  groupSiblings,
  keysOnScreen,
  type SiblingLists,
  siblingsIn,
  siblingsOf,
  typesIn,
} from './Siblings.ts';
import { placesOf } from './sequences/commonSubsequence.ts';
import { movedSiblings } from './sequences/movedSiblings.ts';

/**
 * The outline with one fact taken back, and everything else as it is. Taking back all of them, in any order, gives
 * `before`.
 *
 * - A removed entry comes back to its place with its content, as far as that is not elsewhere by now.
 * - An added entry goes with what was added in it; what was moved into it goes back to where it came from.
 * - Where a place is gone or is now inside the entry itself, the entries that make it up come back too, without
 *   the rest of their content.
 *
 * @param change one of `diffOutlines(before, after)`; one that is no fact any more changes nothing
 * @returns `after` itself when nothing was to be taken back
 */
export function revertChange(before: Outline, after: Outline, change: Change): Outline {
  const [was, is] = [before.get(change.key), after.get(change.key)];
  const outline = new EditableOutline(after);
  switch (change.kind) {
    case 'changed': {
      if (was === undefined || is === undefined) return after;
      const value = fieldOf(was, change.field);
      if (Object.is(fieldOf(is, change.field), value)) return after;
      outline.replace(withField(is, change.field, value));
      break;
    }
    case 'added':
      if (was !== undefined || is === undefined) return after;
      takeAdded(is.key, outline, before);
      break;
    case 'removed':
      if (was === undefined) return after;
      if (!bringBack(was.key, outline, before)) return after;
      break;
    case 'moved':
      if (was === undefined || is === undefined || isInPlace(was, outline, before)) return after;
      moveBack(was.key, outline, before);
      break;
  }
  return outline.toOutline([before, after]);
}

/** Takes an entry out with its content, except what was elsewhere before. */
function takeAdded(key: string, outline: EditableOutline, before: Outline): void {
  for (const child of outline.childrenOf(key)) {
    if (before.has(child)) moveBack(child, outline, before);
    else takeAdded(child, outline, before);
  }
  outline.take(key);
}

/** Restores an entry with all its missing descendants. False when none is missing. */
function bringBack(key: string, outline: EditableOutline, before: Outline): boolean {
  const isMissing = outline.get(key) === undefined;
  if (isMissing) moveBack(key, outline, before);
  return bringBackIn(key, outline, before) || isMissing;
}

function bringBackIn(key: string, outline: EditableOutline, before: Outline): boolean {
  let isAnyMissing = false;
  for (const siblings of siblingsOf(before).get(key)?.values() ?? []) {
    const missing = siblings.filter((sibling) => outline.get(sibling) === undefined);
    putBack(missing, outline, before);
    const back = siblings.filter((sibling) => outline.get(sibling)?.parent === key);
    const isMissingDeeper = back.filter((sibling) => bringBackIn(sibling, outline, before)).length > 0;
    isAnyMissing ||= missing.length > 0 || isMissingDeeper;
  }
  return isAnyMissing;
}

/** Puts an entry back in its place, and before that any of its ancestors that is missing or is inside the entry. */
function moveBack(key: string, outline: EditableOutline, before: Outline): void {
  for (const place of ancestorsOf(key, before)) {
    if (outline.get(place) === undefined || isWithin(place, key, outline)) putBack([place], outline, before);
  }
  putBack([key], outline, before);
}

/** Puts siblings each behind the nearest earlier sibling that has kept its place. @param keys in the order they had */
function putBack(keys: readonly string[], outline: EditableOutline, before: Outline): void {
  const [first] = keys.flatMap((key) => before.get(key) ?? []);
  if (first === undefined) return;
  const { parent, type } = first;
  const steady = steadySiblings(first, outline, before);
  const isWanted = new Set(keys);
  let previous: string | null = null;
  for (const key of siblingsIn(siblingsOf(before), parent, type)) {
    const was = before.get(key);
    if (was === undefined || !(isWanted.has(key) || steady.has(key))) continue;
    if (isWanted.has(key)) {
      const is = outline.get(key);
      outline.take(key);
      outline.put(is === undefined ? was : { ...is, parent }, previous);
    }
    previous = key;
  }
}

function isInPlace(was: Entry, outline: EditableOutline, before: Outline): boolean {
  return steadySiblings(was, outline, before).has(was.key);
}

/** The siblings that an entry had and that have kept their places. */
function steadySiblings(was: Entry, outline: EditableOutline, before: Outline): ReadonlySet<string> {
  const old = siblingsIn(siblingsOf(before), was.parent, was.type);
  const isOld = placesOf(old);
  const stayed = outline.siblingsIn(was.parent, was.type).filter((key) => isOld.has(key));
  const moved = new Set(movedSiblings(old, stayed));
  return new Set(stayed.filter((key) => !moved.has(key)));
}

/** The former ancestors of an entry, the outermost first. */
function ancestorsOf(key: string, outline: Outline): readonly string[] {
  const ancestors: string[] = [];
  for (let next = outline.get(key)?.parent ?? null; next !== null && outline.has(next); ) {
    ancestors.push(next);
    next = outline.get(next)?.parent ?? null;
  }
  return ancestors.reverse();
}

function isWithin(key: string, container: string, outline: EditableOutline): boolean {
  for (let next: string | null = key; next !== null; next = outline.get(next)?.parent ?? null) {
    if (next === container) return true;
  }
  return false;
}

/** A copy of an outline that can be changed entry by entry. */
class EditableOutline {
  readonly #entries: Map<string, Entry>;
  readonly #lists: Map<string | null, Map<string, string[]>>;

  constructor(outline: Outline) {
    this.#entries = new Map(outline);
    this.#lists = groupSiblings(outline.values());
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** The keys of the direct children of an entry, or of the top. */
  childrenOf(parent: string | null): readonly string[] {
    return [...(this.#lists.get(parent)?.values() ?? [])].flat();
  }

  siblingsIn(parent: string | null, type: string): readonly string[] {
    return this.#lists.get(parent)?.get(type) ?? [];
  }

  /** Replaces an entry by one with the same key, type and parent. */
  replace(entry: Entry): void {
    this.#entries.set(entry.key, entry);
  }

  /** Takes an entry out; its children stay in it. */
  take(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    const siblings = this.#lists.get(entry.parent)?.get(entry.type) ?? [];
    siblings.splice(siblings.indexOf(key), 1);
    this.#entries.delete(key);
  }

  /** Puts an entry into its parent. @param after the sibling that it follows; null for none */
  put(entry: Entry, after: string | null): void {
    const { key, type, parent } = entry;
    const lists = this.#lists.get(parent) ?? new Map<string, string[]>();
    const siblings = lists.get(type) ?? [];
    siblings.splice(after === null ? 0 : siblings.indexOf(after) + 1, 0, key);
    this.#lists.set(parent, lists.set(type, siblings));
    this.#entries.set(key, entry);
  }

  /** @param sources the order of types on the screen, the earlier outline first */
  toOutline(sources: readonly [Outline, Outline]): Outline {
    const [before, after] = sources.map(siblingsOf) as [SiblingLists, SiblingLists];
    const lists = new Map<string | null, Map<string, readonly string[]>>();
    for (const [parent, siblings] of this.#lists) {
      const types = siblings.size < 2 ? [...siblings.keys()] : typesIn(parent, [before, before, after]);
      lists.set(parent, new Map(types.map((type) => [type, siblings.get(type) ?? []])));
    }
    const keys = keysOnScreen(lists, (key) => this.#entries.has(key));
    return new Map(
      keys.flatMap((key) => {
        const entry = this.#entries.get(key);
        return entry === undefined ? [] : [[key, entry] as const];
      }),
    );
  }
}
