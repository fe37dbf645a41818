import { changeId } from './outline/describeChanges.ts';
import { diffOutlines } from './outline/diffOutlines.ts';
import { fieldNames, fieldOf } from './outline/fieldsOf.ts';
import { mergeOutlines } from './outline/mergeOutlines.ts';
import type { Change, Choices, Entry, Merge, Outline, ThreeOutlines } from './outline/Outline.ts';
import type { OutlineDefinition } from './outline/OutlineDefinition.ts';
import { revertChange } from './outline/revertChange.ts';
import type { Conflict, EditorDefinition, Loaded, OpenConflict } from './types.ts';

/** A draft and the version it was made from, with the same keys for the same things. */
export interface Sides<Doc, Draft> {
  readonly base: Loaded<Doc>;
  readonly origin: Draft;
  readonly draft: Draft;
}

/** What a draft comes to on another version. */
export interface MergedDraft<Draft> {
  readonly merge: Merge;
  readonly outlines: ThreeOutlines;
  /** What our draft changed and the other version cannot hold: it is neither in `merge` nor in `draft`. */
  readonly unsupported: readonly Change[];
  /** The other version as a draft, with the keys of ours. */
  readonly theirs: Draft;
  readonly draft: Draft;
  /** Does the same to an earlier state of our draft; where both sides differ, that state counts. */
  readonly rebase: (state: Draft) => Draft;
}

/** Merges a draft with another version of its object, field by field. */
export function mergeVersions<Doc, Draft extends object>(
  { outline, toDraft }: EditorDefinition<Doc, Draft>,
  sides: Sides<Doc, Draft>,
  { doc }: Loaded<Doc>,
  choices: Choices = {},
): MergedDraft<Draft> {
  const { base, origin, draft } = sides;
  const theirs = alignVersion(outline, sides, toDraft(doc), doc);
  const before = outline.read(origin, base.doc);
  const after = outline.read(theirs, doc, base.doc);
  const isSameScope = outline.scope?.nameOf(base.doc) === outline.scope?.nameOf(doc);
  const onto = (state: Draft) => {
    const outlines = { base: before, mine: outline.read(state, base.doc), theirs: after };
    const write = (merged: Outline) => outline.write(merged, [state, theirs, origin], doc);
    const rewrite = (merged: Outline) => outline.read(write(merged), doc, base.doc);
    const { held, unsupported } = isSameScope
      ? { held: outlines.mine, unsupported: [] }
      : findUnsupported(outlines, rewrite, (entry) => outline.scope?.isHidden(entry, doc) ?? false);
    const merge = mergeOutlines(before, held, after, choices, outline.findMerger);
    return { merge, outlines, unsupported, draft: write(merge.merged) };
  };
  return { ...onto(draft), theirs, rebase: (state) => onto(state).draft };
}

/**
 * What waits for the user's choices. When the same was put off before, it is still the other one's doing, although somebody
 * may have saved since, such as the user with another editor.
 */
export function toOpenConflict<Doc, Draft>(
  from: Conflict<Doc>,
  { merge, outlines, unsupported }: MergedDraft<Draft>,
  postponed: OpenConflict<Doc> | null,
): OpenConflict<Doc> {
  const { collisions } = merge;
  const isSame = postponed !== null && idsOf(postponed) === idsOf({ collisions, unsupported });
  const { author, authorId, time } = isSame ? postponed : from;
  return { current: from.current, author, authorId, time, collisions, unsupported, outlines };
}

function idsOf({
  collisions,
  unsupported,
}: Pick<OpenConflict<unknown>, 'collisions' | 'unsupported'>): string {
  return [...collisions.map(({ id }) => id), ...unsupported.map(changeId)].join();
}

/**
 * A version with the keys of ours. When it says what our draft says, as after a save whose answer was lost, there is
 * nothing to guess.
 */
function alignVersion<Doc, Draft extends object>(
  { alignKeys, read }: OutlineDefinition<Doc, Draft>,
  { base, origin, draft }: Sides<Doc, Draft>,
  version: Draft,
  doc: Doc,
): Draft {
  const same = alignKeys(version, draft, doc);
  const isSame = diffOutlines(read(draft, base.doc), read(same, doc, base.doc)).length === 0;
  return isSame ? same : alignKeys(alignKeys(version, origin, doc), draft, doc);
}

/** My side of a merge, divided by what the other version can hold. */
interface Held {
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
function findUnsupported(
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
