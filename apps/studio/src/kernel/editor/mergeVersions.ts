import { changeId } from './outline/describeChanges.ts';
import { diffOutlines } from './outline/diffOutlines.ts';
import { findUnsupported } from './outline/findUnsupported.ts';
import { mergeOutlines } from './outline/mergeOutlines.ts';
import type { Change, Choices, Merge, Outline, ThreeOutlines } from './outline/Outline.ts';
import type { OutlineDefinition } from './outline/OutlineDefinition.ts';
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
