import { mergeOutlines } from './outline/mergeOutlines.ts';
import type { Choices, Merge, ThreeOutlines } from './outline/Outline.ts';
import type { OutlineDefinition } from './outline/OutlineDefinition.ts';
import type { EditorDefinition, Loaded } from './types.ts';

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
  { base, origin, draft }: Sides<Doc, Draft>,
  { doc }: Loaded<Doc>,
  choices: Choices = {},
): MergedDraft<Draft> {
  const theirs = outline.adopt(outline.adopt(toDraft(doc), origin, doc), draft, doc);
  const before = outline.read(origin, base.doc);
  const after = outline.read(theirs, doc, base.doc);
  const onto = (state: Draft) => {
    const outlines = { base: before, mine: outline.read(state, base.doc), theirs: after };
    const merge = mergeOutlines(before, outlines.mine, after, choices);
    return { merge, outlines, draft: outline.write(merge.merged, [state, theirs, origin], doc) };
  };
  return { ...onto(draft), theirs, carry: (state) => onto(state).draft };
}

/** A draft with the changes of another one of the same version; where both changed the same, it stays as it is. */
export function mergeDrafts<Doc, Draft extends object>(
  outline: OutlineDefinition<Doc, Draft>,
  { base, origin, draft }: Sides<Doc, Draft>,
  other: Pick<Sides<Doc, Draft>, 'base' | 'draft'>,
): Draft {
  const { doc } = base;
  const adopted = outline.adopt(outline.adopt(other.draft, origin, other.base.doc), draft, other.base.doc);
  const mine = outline.read(draft, doc);
  const theirs = outline.read(adopted, other.base.doc);
  const { merged } = mergeOutlines(outline.read(origin, doc), mine, theirs);
  return outline.write(merged, [draft, adopted, origin], doc);
}
