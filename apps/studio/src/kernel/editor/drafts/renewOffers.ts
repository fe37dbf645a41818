import type { Editor } from '../Editor.ts';
import type { Loaded } from '../Loaded.ts';
import { hasUnsavedContent, type OfferedDraft, outcomeOf } from './findRecoverableDrafts.ts';
import { isUnconfirmed } from './resolveUnconfirmed.ts';

/**
 * The found drafts, offered on the editor's current version; the same list while that is the version
 * they were found on. Those of which nothing is left are no offers any more: they go when the object is opened next.
 */
export function renewOffers<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  base: Loaded<Doc>,
  offered: readonly OfferedDraft<Doc, Draft>[],
): readonly OfferedDraft<Doc, Draft>[] {
  if (offered.every(({ outcome }) => targetOf(outcome) === base)) return offered;
  return offered.flatMap((each) => {
    const outcome = outcomeOf(editor, each.stored);
    if (outcome === null) return [];
    return isUnconfirmed(each.stored, base) || hasUnsavedContent(outcome, editor)
      ? [{ ...each, outcome }]
      : [];
  });
}

/** A draft whose merge waits for choices is still based on its own version. */
function targetOf<Doc, Draft extends object>({ state }: Editor<Doc, Draft>) {
  return state.conflict?.current ?? state.base;
}
