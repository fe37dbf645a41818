import { diffOutlines } from './diffOutlines.ts';
import { fieldNames, fieldOf } from './fieldsOf.ts';
import { mergeOutlines } from './mergeOutlines.ts';
import type { Change, Entry, Outline, ThreeOutlines } from './Outline.ts';
import { revertChange } from './revertChange.ts';

/** My side of a merge, divided by what the other version can hold. */
export interface Held {
  /** My side without the changes that the other version cannot hold. */
  readonly held: Outline;
  /** Those changes, in the order of the screen. */
  readonly unsupported: readonly Change[];
}

/**
 * Finds what is lost of my side when it is written over a version that cannot hold everything, such as one of another
 * type. No choice counts: what cannot be held goes whichever side is chosen.
 * @param rewrite what an outline says once it has been written over that version
 * @param isHidden whether that version leaves an entry stored and does not show it
 */
export function findUnsupported(
  outlines: ThreeOutlines,
  rewrite: (merged: Outline) => Outline,
  isHidden: (entry: Entry) => boolean,
): Held {
  const { base, mine, theirs } = outlines;
  const [changes, lost] = [diffOutlines(base, mine), new Set<Change>()];
  let held = mine;
  for (let isAnyLost = true; isAnyLost; ) {
    const { merged } = mergeOutlines(base, held, theirs);
    const sides = { ...outlines, mine: held, merged, written: rewrite(merged), isHidden };
    const more = changes.filter((change) => !lost.has(change) && !isHeld(change, sides));
    for (const change of more) lost.add(change);
    // In one go: what is reverted first may block what follows.
    held = [...lost].reduce((outline, change) => revertChange(base, outline, change), mine);
    isAnyLost = more.length > 0;
  }
  return { held, unsupported: changes.filter((change) => lost.has(change)) };
}

interface Written extends ThreeOutlines {
  readonly merged: Outline;
  readonly written: Outline;
  readonly isHidden: (entry: Entry) => boolean;
}

/** True as well for what the merge does not say either: that is not lost by writing it. */
function isHeld(change: Change, sides: Written): boolean {
  const { base, mine, merged, written } = sides;
  const { key } = change;
  const entry = merged.get(key);
  if (change.kind === 'removed') {
    const was = base.get(key);
    return mine.has(key) || was === undefined || !sides.isHidden(was);
  }
  if (entry === undefined) return true;
  const is = written.get(key);
  if (change.kind === 'added') return isHeldWithin(key, sides);
  if (is === undefined || isOtherEntry(entry, is, sides)) return false;
  if (change.kind === 'moved') return entry.parent !== change.to || is.parent === change.to;
  return fieldOf(entry, change.field) !== change.after || fieldOf(is, change.field) === change.after;
}

/** An added entry with all that was added in it. */
function isHeldWithin(root: string, { base, mine, theirs, merged, written }: Written): boolean {
  const added = new Set([root]);
  for (const [key, { parent }] of mine) {
    if (!base.has(key) && parent !== null && added.has(parent)) added.add(key);
  }
  return [...added].every((key) => {
    const [entry, is] = [merged.get(key), written.get(key)];
    return entry === undefined || (is !== undefined && (theirs.has(key) || isSame(entry, is)));
  });
}

/** Whether an entry that only I have says something else once it is written. */
function isOtherEntry(entry: Entry, is: Entry, { theirs }: Written): boolean {
  return !theirs.has(entry.key) && !isSame(entry, is);
}

function isSame(one: Entry, other: Entry): boolean {
  return fieldNames(one, other).every((name) => Object.is(fieldOf(one, name), fieldOf(other, name)));
}
