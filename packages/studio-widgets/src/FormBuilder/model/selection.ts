import type { FormPartBase } from '../types.ts';

/** The parts that are selected, and the one that a stretch begins with. */
export interface PartSelection {
  readonly keys: ReadonlySet<string>;
  /** Null while nothing is selected. */
  readonly anchor: string | null;
}

/** Nothing is selected. */
export const emptySelection: PartSelection = { keys: new Set(), anchor: null };

/** One part, and no other. */
export function selectOnly(key: string): PartSelection {
  return { keys: new Set([key]), anchor: key };
}

/** Adds a part, or takes it off; the next stretch begins with it. */
export function toggleSelected({ keys }: PartSelection, key: string): PartSelection {
  const toggled = new Set(keys);
  if (!toggled.delete(key)) toggled.add(key);
  return { keys: toggled, anchor: toggled.size === 0 ? null : key };
}

/** All parts from the one that the stretch begins with up to the given one, in place of what is selected. */
export function selectUpTo(
  parts: readonly FormPartBase[],
  { anchor }: PartSelection,
  key: string,
): PartSelection {
  const from = parts.findIndex((part) => part.key === anchor);
  const to = parts.findIndex((part) => part.key === key);
  if (from === -1 || to === -1) return selectOnly(key);
  const stretch = parts.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set(stretch.map((part) => part.key)), anchor };
}

/** What is left of a selection where parts are gone. The same where none is. */
export function selectionWithin(parts: readonly FormPartBase[], selection: PartSelection): PartSelection {
  const there = new Set<string>();
  for (const { key } of parts) {
    // Most selections are small: what follows need not be looked at.
    if (there.size === selection.keys.size) return selection;
    if (selection.keys.has(key)) there.add(key);
  }
  if (there.size === selection.keys.size) return selection;
  const [first = null] = there;
  const { anchor } = selection;
  return { keys: there, anchor: anchor !== null && there.has(anchor) ? anchor : first };
}

/** What is selected once parts are gone: the part that takes the place of the first of them, else the one before. */
export function selectionAfterRemoval(
  before: readonly FormPartBase[],
  removed: ReadonlySet<string>,
): PartSelection {
  const first = before.findIndex(({ key }) => removed.has(key));
  if (first === -1) return emptySelection;
  const next =
    before.slice(first).find(({ key }) => !removed.has(key)) ??
    before.slice(0, first).findLast(({ key }) => !removed.has(key));
  return next === undefined ? emptySelection : selectOnly(next.key);
}
