import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../../messages/messages.ts';
import { notify } from '../../services/notices.ts';
import { onSessionEnd } from '../../session/endSession.ts';
import { session } from '../../session/session.ts';
import type { DraftsOffReason } from './drafts/DraftsOffReason.ts';
import { findOffers, type OfferedDraft } from './drafts/findOffers.ts';
import { keepDraft } from './drafts/keepDraft.ts';
import { renewOffers } from './drafts/renewOffers.ts';
import { isInDoubt, settleKept } from './drafts/settleKept.ts';
import { draftStore, tidyOnce } from './drafts/studioDrafts.ts';
import type { Editor } from './Editor.ts';
import { editorKey, parkEditor } from './parkedEditors.ts';
import './drafts/drafts.messages.ts';

type Keeper = ReturnType<typeof keepDraft>;

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
    void findOffers(draftStore, editor, userId).then((found) => {
      if (!isHere) return;
      setOffered(found.offered);
      for (const recordId of found.spent) void kept.replace(recordId);
      sayUnreadable(found.unreadable);
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

  const restore = async ({ stored }: OfferedDraft<Doc, Draft>) => {
    // A save that was still on its way when the draft was found has arrived by now.
    const settled = await settleKept(editor.definition, editor.id, stored);
    if (settled !== stored) await editor.catchUp();
    if (editor.isDirty) return;
    if (isInDoubt(settled, editor.state.base)) {
      notify({ message: t('drafts.restoreFailed'), tone: 'bad' });
      return;
    }
    editor.restore(settled);
    void keeper?.replace(stored.recordId);
    setOffered([]);
  };
  // The editor may have gone on to another version since they were found.
  const current = editor.isDirty ? offered : renewOffers(editor, offered);
  if (current !== offered) setOffered(current);
  return {
    offered: editor.isDirty ? [] : current,
    off,
    restore: (draft) => void restore(draft),
    discard: ({ stored }) => {
      setOffered((drafts) => drafts.filter((each) => each.stored !== stored));
      void draftStore.remove(stored.recordId);
    },
    postpone: () => setOffered([]),
  };
}

/** Those that the user has been told of since the page was loaded. */
const told = new Set<string>();

function sayUnreadable(recordIds: readonly string[]): void {
  const isNews = recordIds.some((recordId) => !told.has(recordId));
  for (const recordId of recordIds) told.add(recordId);
  if (isNews) notify({ message: t('drafts.unreadable'), tone: 'warning' });
}
