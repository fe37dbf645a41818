import type { ActionDetails } from '@studio/widgets';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Location } from 'react-router';
import { useSnapshot } from 'valtio';
import { t } from '../../messages/messages.ts';
import { DraftsOff } from './drafts/DraftsOff.tsx';
import type { Editor } from './Editor.ts';
import type { OpenConflict } from './types.ts';
import { BusyBanner } from './ui/BusyBanner.tsx';
import { ConflictDialogHost } from './ui/ConflictDialogHost.tsx';
import { DraftOfferHost } from './ui/DraftOfferHost.tsx';
import { EditorTools } from './ui/EditorTools.tsx';
import { HistoryHost } from './ui/HistoryHost.tsx';
import { LeaveDialog } from './ui/LeaveDialog.tsx';
import { NewsBanner } from './ui/NewsBanner.tsx';
import { OtherTabsLine } from './ui/OtherTabsLine.tsx';
import { SaveDetails } from './ui/SaveDetails.tsx';
import { useFocusHome } from './ui/useFocusHome.ts';
import { useUndoSteps } from './undo/useUndoSteps.ts';
import { useGone } from './useGone.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { peopleOf, useNews } from './useNews.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import './ui/safety.messages.ts';

/** What is particular to one screen. */
export interface EditorSafetyInput<Doc> {
  /** What the object is called on the screen. */
  readonly name: string;
  readonly conflict: OpenConflict<Doc> | null;
  /** Why nothing can be changed; empty when it can. */
  readonly lockedBecause: string;
  /** Whether a place still belongs to this editor, such as another of its tabs. */
  readonly isInside: (location: Location) => boolean;
  /** A version was taken in that has another name: the editor is to be opened under that. */
  readonly onRenamed: (name: string, doc: Doc) => void;
  readonly onSave: () => void;
  /**
   * A modal over the screen edits the same object: what others have saved is said there, and undo waits.
   * @default false
   */
  readonly isCovered?: boolean | undefined;
  /** What the screen is drawn in: where the keys of undo and redo count. */
  readonly rootRef: RefObject<Element | null>;
}

/** What a screen shows of it. */
export interface EditorSafety {
  /** Beside the actions in the header: who else is here, undo, redo, history. */
  readonly tools: ReactNode;
  /** Between header and content: what others have saved, and why drafts are off. */
  readonly banners: ReactNode;
  readonly dialogs: ReactNode;
  /** What saving would change: for the action that saves. */
  readonly saveDetails: ActionDetails;
}

/** All that keeps the edits of an editor safe, the same for every screen: drafts, merging, news, history, leaving. */
export function useEditorSafety<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  input: EditorSafetyInput<Doc>,
): EditorSafety {
  const { name, conflict, lockedBecause, isInside, onRenamed, onSave, isCovered = false } = input;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const drafts = useKeptDraft(editor);
  const news = useNews(editor);
  const renamed = useEffectEvent(onRenamed);
  useEffect(
    () =>
      editor.onTakeIn(({ current: { doc } }) => {
        const now = editor.definition.idOf(doc);
        if (now !== editor.id) renamed(now, doc);
      }),
    [editor],
  );
  const guard = useLeaveGuard(editor, isInside);
  const others = useOtherTabs(editor, news.hearSaved);
  const steps = useUndoSteps(
    editor,
    input.rootRef,
    lockedBecause || (conflict === null && !isCovered ? '' : t('editor.locked.asked')),
  );
  const gone = useGone(editor);
  const { isWaiting } = useSnapshot(editor.state);
  const shownNews = news.news ?? gone.news;
  useFocusHome(
    input.rootRef,
    Number(shownNews !== null) + Number(conflict !== null) + Number(drafts.offered.length > 0),
  );
  const dismiss = () => {
    news.dismiss();
    gone.dismiss();
  };
  return {
    tools: (
      <EditorTools
        steps={steps}
        onHistory={editor.definition.versions === null ? undefined : () => setHistoryOpen(true)}
        people={peopleOf(news.people)}
      />
    ),
    banners: (
      <>
        <NewsBanner
          news={isCovered ? null : shownNews}
          isDirty={editor.isDirty}
          onTakeIn={news.takeIn}
          recreation={lockedBecause === '' ? gone.recreation : undefined}
          onDismiss={dismiss}
        />
        <BusyBanner isWaiting={isWaiting} onStop={() => editor.stopWaiting()} />
        <OtherTabsLine others={others} />
        <DraftsOff reason={drafts.off} />
      </>
    ),
    dialogs: (
      <>
        <DraftOfferHost name={name} drafts={drafts} />
        <ConflictDialogHost editor={editor} conflict={conflict} onSave={onSave} />
        <LeaveDialog editor={editor} guard={guard} areKept={drafts.off === null} />
        <HistoryHost
          editor={editor}
          name={name}
          isOpen={isHistoryOpen}
          lockedBecause={lockedBecause}
          onClose={() => setHistoryOpen(false)}
        />
      </>
    ),
    saveDetails: {
      label: t('editor.changes.show'),
      title: t('editor.unsaved'),
      width: 560,
      content: () => <SaveDetails editor={editor} />,
    },
  };
}
