import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { notify } from '../../platform/feedback/notices.ts';
import { noteKeptEdits, onSessionEnd } from '../../platform/session/endSession.ts';
import { session } from '../../platform/session/session.ts';
import type { DraftsOffReason } from './drafts/DraftsOffReason.ts';
import { draftText } from './drafts/drafts.messages.ts';
import { findRecoverableDrafts, type OfferedDraft } from './drafts/findRecoverableDrafts.ts';
import { keepDraft } from './drafts/keepDraft.ts';
import { renewOffers } from './drafts/renewOffers.ts';
import { isUnconfirmed, resolveUnconfirmed } from './drafts/resolveUnconfirmed.ts';
import { draftStore, tidyOnce } from './drafts/studioDrafts.ts';
import type { Editor } from './Editor.ts';
import { editorKey, parkEditor } from './parkedEditors.ts';
import { useEditorState } from './useEditorState.ts';

type Keeper = ReturnType<typeof keepDraft>;

/** Drafts of this object from before, and why drafts are off. */
export interface KeptDrafts<Doc, Draft extends object> {
  /** Newest first; none while anything is unsaved here: going on with one would take its place. */
  readonly offered: readonly OfferedDraft<Doc, Draft>[];
  readonly restore: (draft: OfferedDraft<Doc, Draft>) => void;
  readonly discard: (draft: OfferedDraft<Doc, Draft>) => void;
  /** Leaves them for the next time that the object is opened. */
  readonly postpone: () => void;
  /** Why the last one could not be gone on with; empty when none failed. */
  readonly failure: string;
  /** Null while drafts are kept. */
  readonly off: DraftsOffReason | null;
}

/** Keeps the edits of an editor in this browser, and offers those that were left behind before. */
export function useKeptDraft<Doc, Draft extends object>(editor: Editor<Doc, Draft>): KeptDrafts<Doc, Draft> {
  const [offered, setOffered] = useState<readonly OfferedDraft<Doc, Draft>[]>([]);
  const [failure, setFailure] = useState('');
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  const { off } = useSnapshot(draftStore.state, { sync: true });

  useEffect(() => {
    const userId = session.current?.user.id ?? '';
    const kept = keepDraft(draftStore, editor, { userId });
    setKeeper(kept as Keeper);
    tidyOnce();
    let isHere = true;
    void findRecoverableDrafts(draftStore, editor, userId).then((found) => {
      if (!isHere) return;
      setOffered(found.offered);
      for (const recordId of found.spent) void kept.replace(recordId);
      notifyUnreadable(found.unreadable);
    });
    const park = async () => {
      const isSafe = await kept.flush();
      if (!isSafe && editor.isDirty) parkEditor(editorKey(userId, editor.definition.kind, editor.id), editor);
    };
    const stopListening = onSessionEnd(() => {
      if (editor.isDirty) noteKeptEdits();
      void park();
    });
    return () => {
      isHere = false;
      stopListening();
      void kept.stop();
    };
  }, [editor]);

  const restore = async ({ stored }: OfferedDraft<Doc, Draft>) => {
    setFailure('');
    // A save that was still pending when the draft was found has arrived by now.
    const resolved = await resolveUnconfirmed(editor.definition, editor.id, stored);
    if (resolved !== stored) await editor.catchUp();
    if (editor.isDirty) return;
    if (isUnconfirmed(resolved, editor.state.base)) {
      setFailure(draftText('restoreFailed'));
      return;
    }
    editor.restore(resolved);
    void keeper?.replace(stored.recordId);
    setOffered([]);
  };
  // The editor may have gone on to another version since they were found.
  const { isDirty, base } = useEditorState(editor);
  const current = isDirty ? offered : renewOffers(editor, base, offered);
  if (current !== offered) setOffered(current);
  return {
    offered: isDirty ? [] : current,
    failure,
    off,
    restore: (draft) => void restore(draft),
    discard: ({ stored }) => {
      setOffered((drafts) => drafts.filter((each) => each.stored !== stored));
      void draftStore.remove(stored.recordId);
    },
    postpone: () => setOffered([]),
  };
}

/** Those that the user has seen since the page was loaded. */
const seen = new Set<string>();

function notifyUnreadable(recordIds: readonly string[]): void {
  const isNews = recordIds.some((recordId) => !seen.has(recordId));
  for (const recordId of recordIds) seen.add(recordId);
  if (isNews) notify({ message: draftText('unreadable'), tone: 'warning' });
}
