import type { Entry, Outline } from './Outline.ts';
import type { OutlineWords } from './OutlineDefinition.ts';
import { siblingsIn, siblingsOf } from './Siblings.ts';
import { placesOf } from './sequences/commonSubsequence.ts';

/** The place of an entry: the words of its parent; at the top its number among its siblings, as '2 / 5'. */
export function describeRoom(entry: Entry, outline: Outline, words: OutlineWords): string {
  const parent = entry.parent === null ? undefined : outline.get(entry.parent);
  return parent === undefined ? describeNumber(entry, outline) : words.entry(parent, outline);
}

/** The place of an entry among its siblings: '2 / 5'. */
export function describeNumber({ key, parent, type }: Entry, outline: Outline): string {
  const siblings = siblingsIn(siblingsOf(outline), parent, type);
  const places = known.get(siblings) ?? placesOf(siblings);
  known.set(siblings, places);
  return `${(places.get(key) ?? 0) + 1} / ${siblings.length}`;
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();
