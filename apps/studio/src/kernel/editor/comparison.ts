import { diffOutlines } from './outline/diffOutlines.ts';
import type { Change, Outline } from './outline/Outline.ts';
import type { OutlineDefinition } from './outline/OutlineDefinition.ts';
import { withKnownKeys } from './outline/withKnownKeys.ts';
import type { Loaded } from './types.ts';

/** A draft compared with the version it was made from. */
export interface Comparison {
  readonly outlines: { readonly before: Outline; readonly after: Outline };
  readonly changes: readonly Change[];
}

interface Compared<Doc, Draft> {
  readonly base: Loaded<Doc>;
  readonly origin: Draft;
  readonly draft: Draft;
}

/** Compares drafts, and caches the last comparison. */
export function rememberComparison<Doc, Draft extends object>() {
  let last: (Compared<Doc, Draft> & { readonly answer: Comparison }) | null = null;
  return (
    outline: OutlineDefinition<Doc, Draft>,
    { base, origin, draft }: Compared<Doc, Draft>,
  ): Comparison => {
    if (last?.base !== base || last.origin !== origin || last.draft !== draft) {
      const before = outline.read(origin, base.doc);
      const after = withKnownKeys(before, outline.read(draft, base.doc));
      const answer = { outlines: { before, after }, changes: diffOutlines(before, after) };
      last = { base, origin, draft, answer };
    }
    return last.answer;
  };
}
