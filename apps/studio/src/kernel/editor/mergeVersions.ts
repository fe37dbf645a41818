import { diffOutlines } from './outline/diffOutlines.ts';
import { mergeOutlines } from './outline/mergeOutlines.ts';
import type { Choices, Merge, ThreeOutlines } from './outline/Outline.ts';
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
  /** The other version as a draft, with the keys of ours. */
  readonly theirs: Draft;
  readonly draft: Draft;
  /** Does the same to an earlier state of our draft; where both sides differ, that state counts. */
  readonly carry: (state: Draft) => Draft;
}

/** Merges a draft with another version of its object, field by field. */
export function mergeVersions<Doc, Draft extends object>(
  { outline, toDraft }: EditorDefinition<Doc, Draft>,
  sides: Sides<Doc, Draft>,
  { doc }: Loaded<Doc>,
  choices: Choices = {},
): MergedDraft<Draft> {
  const { base, origin, draft } = sides;
  const theirs = adoptVersion(outline, sides, toDraft(doc), doc);
  const before = outline.read(origin, base.doc);
  const after = outline.read(theirs, doc, base.doc);
  const onto = (state: Draft) => {
    const outlines = { base: before, mine: outline.read(state, base.doc), theirs: after };
    const merge = mergeOutlines(before, outlines.mine, after, choices);
    return { merge, outlines, draft: outline.write(merge.merged, [state, theirs, origin], doc) };
  };
  return { ...onto(draft), theirs, carry: (state) => onto(state).draft };
}

/**
 * What waits for the user's choices. When the same was put off before, it is still the other one's doing, although somebody
 * may have saved since, such as the user with another editor.
 */
export function toOpenConflict<Doc, Draft>(
  from: Conflict<Doc>,
  { merge, outlines }: MergedDraft<Draft>,
  postponed: OpenConflict<Doc> | null,
): OpenConflict<Doc> {
  const { collisions } = merge;
  const isSame = postponed?.collisions.map(({ id }) => id).join() === collisions.map(({ id }) => id).join();
  const { author, authorId, time } = isSame && postponed !== null ? postponed : from;
  return { current: from.current, author, authorId, time, collisions, outlines };
}

/**
 * A version with the keys of ours. When it says what our draft says, as after a save whose answer was lost, there is
 * nothing to guess.
 */
function adoptVersion<Doc, Draft extends object>(
  { adopt, read }: OutlineDefinition<Doc, Draft>,
  { base, origin, draft }: Sides<Doc, Draft>,
  version: Draft,
  doc: Doc,
): Draft {
  const same = adopt(version, draft, doc);
  const isSame = diffOutlines(read(draft, base.doc), read(same, doc, base.doc)).length === 0;
  return isSame ? same : adopt(adopt(version, origin, doc), draft, doc);
}
