import { useDeferredPart } from '@studio/ui/internal';
import type { DraftOnOffer } from '../drafts/DraftOffer.tsx';
import type { OfferedDraft } from '../drafts/findRecoverableDrafts.ts';
import type { Editor } from '../Editor.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import type { KeptDrafts } from '../useKeptDraft.ts';
import { draftOfferPart } from './safetyParts.ts';

/** The object, and the drafts from before. */
export interface DraftOfferHostProps<Doc, Draft extends object> {
  /** What the object is called on the screen. */
  readonly name: string;
  readonly drafts: Omit<KeptDrafts<Doc, Draft>, 'off'>;
  /** The object is not there any more. Default false. */
  readonly isGone?: boolean | undefined;
}

/** Offers the drafts that were left behind, if there are any. */
export function DraftOfferHost<Doc, Draft extends object>(props: DraftOfferHostProps<Doc, Draft>) {
  const { name, drafts, isGone } = props;
  const { offered } = drafts;
  const DraftOffer = useDeferredPart(draftOfferPart, offered.length > 0);
  if (DraftOffer === null || offered.length === 0) return null;
  const withId = (act: (draft: OfferedDraft<Doc, Draft>) => void) => (id: string) => {
    const draft = offered.find(({ stored }) => stored.recordId === id);
    if (draft !== undefined) act(draft);
  };
  return (
    <DraftOffer
      name={name}
      isGone={isGone}
      drafts={offered.map(describeDraft)}
      failure={drafts.failure}
      onRestore={withId(drafts.restore)}
      onDiscard={withId(drafts.discard)}
      onNotNow={drafts.postpone}
    />
  );
}

function describeDraft<Doc, Draft extends object>({
  stored,
  outcome,
  isOfOther,
}: OfferedDraft<Doc, Draft>): DraftOnOffer {
  const { changes, outlines, definition } = outcome;
  return {
    id: stored.recordId,
    time: stored.time,
    changes: describeChanges(changes, outlines.before, outlines.after, definition.outline.words),
    isOfOther,
    savedSince: describeSince(stored.base.etag, outcome),
  };
}

/** After a conflict the outcome is still based on the version of the draft. */
function describeSince<Doc, Draft extends object>(
  etag: string,
  { definition, state }: Editor<Doc, Draft>,
): DraftOnOffer['savedSince'] {
  const { current, collisions, unsupported } = state.conflict ?? {
    current: state.base,
    collisions: [],
    unsupported: [],
  };
  if (current.etag === etag) return null;
  return {
    ...definition.saverOf(current.doc),
    collisions: collisions.length,
    unsupported: unsupported.length,
  };
}
