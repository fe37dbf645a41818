import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../session/endSession.ts';
import { session } from '../../session/session.ts';
import type { DraftsOffReason } from './drafts/DraftsOffReason.ts';
import { findDrafts } from './drafts/findDrafts.ts';
import { keepDraft } from './drafts/keepDraft.ts';
import type { StoredDraft } from './drafts/StoredDraft.ts';
import { draftStore, tidyOnce } from './drafts/studioDrafts.ts';
import { Editor } from './Editor.ts';
import { equal } from './equal.ts';
import { editorKey, parkEditor } from './parkedEditors.ts';

type Keeper = ReturnType<typeof keepDraft>;

/** A draft from before that the user can go on with. */
export interface OfferedDraft<Doc, Draft extends object> {
  readonly stored: StoredDraft<Doc, Draft>;
  /** What going on with it would come to: merged with what was saved since. */
  readonly outcome: Editor<Doc, Draft>;
}

/** Drafts of this object from before, and why drafts are off. */
export interface KeptDrafts<Doc, Draft extends object> {
  /** Newest first; none while anything is unsaved here: going on with one would take its place. */
  readonly offered: readonly OfferedDraft<Doc, Draft>[];
  readonly restore: (draft: OfferedDraft<Doc, Draft>) => void;
  readonly discard: (draft: OfferedDraft<Doc, Draft>) => void;
  /** Leaves them for the next time that the object is opened. */
  readonly postpone: () => void;
  /** Null while drafts are kept. */
  readonly off: DraftsOffReason | null;
}

/** Keeps the edits of an editor in this browser, and offers those that were left behind before. */
export function useKeptDraft<Doc, Draft extends object>(editor: Editor<Doc, Draft>): KeptDrafts<Doc, Draft> {
  const [offered, setOffered] = useState<readonly OfferedDraft<Doc, Draft>[]>([]);
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  const off = useSyncExternalStore(
    (listener) => draftStore.subscribe(listener),
    () => draftStore.off,
  );

  useEffect(() => {
    const userId = session.current?.user.id ?? '';
    const kept = keepDraft(draftStore, editor, { userId });
    setKeeper(kept as Keeper);
    tidyOnce();
    let isHere = true;
    void findOffers(editor, userId).then((found) => {
      if (isHere) setOffered(found);
    });
    const park = async () => {
      const isSafe = await kept.flush();
      if (!isSafe && editor.isDirty) parkEditor(editorKey(userId, editor.definition.kind, editor.id), editor);
    };
    const stopListening = onSessionEnd(() => void park());
    return () => {
      isHere = false;
      stopListening();
      void kept.stop();
    };
  }, [editor]);

  const drop = ({ stored }: OfferedDraft<Doc, Draft>) => {
    setOffered((drafts) => drafts.filter((each) => each.stored !== stored));
    return stored.recordId;
  };
  return {
    offered: editor.isDirty ? [] : offered,
    off,
    restore: (draft) => {
      editor.restore(draft.stored);
      void keeper?.replace(drop(draft));
      setOffered([]);
    },
    discard: (draft) => void draftStore.remove(drop(draft)),
    postpone: () => setOffered([]),
  };
}

/** The drafts that still say something: one whose edits have all been saved, or are on screen already, goes. */
async function findOffers<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  userId: string,
): Promise<readonly OfferedDraft<Doc, Draft>[]> {
  const found = await findDrafts<Doc, Draft>(draftStore, userId, editor.definition.kind, editor.id);
  const drafts = found.flatMap((stored) => {
    const outcome = outcomeOf(editor, stored);
    return outcome === null ? [] : [{ stored, outcome }];
  });
  const isWorth = ({ outcome }: OfferedDraft<Doc, Draft>) =>
    outcome.state.conflict !== null || (outcome.isDirty && !saysTheSame(outcome, editor));
  for (const draft of drafts) if (!isWorth(draft)) void draftStore.remove(draft.stored.recordId);
  return drafts.filter(isWorth);
}

/** Null for a draft that this version of the studio cannot read. */
function outcomeOf<Doc, Draft extends object>(
  { definition, id, state }: Editor<Doc, Draft>,
  stored: StoredDraft<Doc, Draft>,
): Editor<Doc, Draft> | null {
  try {
    const outcome = new Editor(definition, id, state.base);
    outcome.restore(stored);
    return outcome;
  } catch {
    return null;
  }
}

function saysTheSame<Doc, Draft extends object>(a: Editor<Doc, Draft>, b: Editor<Doc, Draft>): boolean {
  const { normalise } = a.definition;
  const { doc } = b.state.base;
  return equal(normalise(a.state.draft, doc), normalise(b.state.draft, doc));
}
