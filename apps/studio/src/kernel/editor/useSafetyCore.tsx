import { isProblem } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import { PresenceBar } from '@studio/widgets';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { describeError } from '../../platform/i18n/describeError.ts';
import { presenceLabels } from '../../platform/i18n/labels/presenceLabels.ts';
import { session } from '../../platform/session/session.ts';
import { DraftsOff } from './drafts/DraftsOff.tsx';
import type { Editor } from './Editor.ts';
import type { News } from './pruneNews.ts';
import { safetyText } from './safety.messages.ts';
import { announceEditor } from './tabs/announceEditor.ts';
import { addressOf, type OtherEditor } from './tabs/EditorAddress.ts';
import type { Loaded } from './types.ts';
import { BusyBanner } from './ui/BusyBanner.tsx';
import { ConflictDialogHost } from './ui/ConflictDialogHost.tsx';
import { DraftOfferHost } from './ui/DraftOfferHost.tsx';
import { EditorTools } from './ui/EditorTools.tsx';
import { NewsBanner, type Recreation } from './ui/NewsBanner.tsx';
import type { HistoryHostProps, OpenHistoryProps } from './ui/OpenHistory.tsx';
import { OtherTabsLine } from './ui/OtherTabsLine.tsx';
import { SaveFailedBanner } from './ui/SaveFailedBanner.tsx';
import { historyPart } from './ui/safetyParts.ts';
import { useFocusHome } from './ui/useFocusHome.ts';
import { type UndoSteps, useUndoSteps } from './undo/useUndoSteps.ts';
import { useEditorState } from './useEditorState.ts';
import { useHeldFailure } from './useHeldFailure.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { peopleOf, useRemoteChanges } from './useRemoteChanges.ts';

/** What is particular to where an object is edited: a screen or a modal. */
export interface SafetyCoreInput<Failure extends object> {
  /** What the object is called there. */
  readonly name: string;
  /** Why nothing can be changed; empty when it can. */
  readonly lockedBecause: string;
  /** Why undo, redo and versions wait, although other changes are possible. Default: they do not. */
  readonly undoLockedBecause?: string;
  /** A question or a modal is open over it: undo waits. */
  readonly isAsking: boolean;
  /** Why a save cannot be tried again; empty when it can. */
  readonly blockedBecause: string;
  /** Why the last save failed; another object for each failure, null while there is none. */
  readonly failure: Failure | null;
  /** The text of a failure beside 'Try again'; null for what is shown at its place. */
  readonly describeFailure: (failure: Failure) => string | null;
  /** A save is pending. */
  readonly isPending: boolean;
  readonly onSave: () => void;
  /** Makes the object again. Default: as the draft says. */
  readonly onRecreate?: (() => Promise<unknown>) | undefined;
  /** What others have saved is shown elsewhere. Default false. */
  readonly isNewsHidden?: boolean;
  /** What it is drawn in: where the keys of undo and redo count. */
  readonly rootRef: RefObject<Element | null>;
}

/** What is shown of it. */
export interface SafetyCore {
  /** Who else is here. */
  readonly people: ReactNode;
  /** Undo and redo, for the fields that have none of their own. */
  readonly steps: UndoSteps;
  /** Undo, redo and history. */
  readonly tools: ReactNode;
  /** What others have saved, why a save failed, and why drafts are off. */
  readonly banners: ReactNode;
  readonly dialogs: ReactNode;
  /** Drafts are kept in this browser. */
  readonly areDraftsKept: boolean;
}

/** What keeps the edits of an editor safe wherever it is: drafts, merging, news, undo, history. */
export function useSafetyCore<Doc, Draft extends object, Failure extends object>(
  editor: Editor<Doc, Draft>,
  input: SafetyCoreInput<Failure>,
): SafetyCore {
  const { name, lockedBecause, isAsking, isPending, onSave, rootRef } = input;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const drafts = useKeptDraft(editor);
  const news = useRemoteChanges(editor);
  const others = useOtherTabs(editor, news.receiveSaved);
  const gone = useDeletedObject(editor, input.onRecreate);
  const { isWaiting, conflict, base, isDirty } = useEditorState(editor);
  // What is still to be made has no history.
  const isNew = base.etag === '';
  const isAsked = isAsking || conflict !== null || drafts.offered.length > 0;
  const undoLock = isAsked ? safetyText('locked.asked') : (input.undoLockedBecause ?? '');
  const steps = useUndoSteps(editor, rootRef, lockedBecause || undoLock);
  const failed = useHeldFailure(input.failure, isPending);
  // That the object is gone, and could not be made again, is shown by its own banner.
  const isFailureShown = failed !== null && gone.news === null && isDirty;
  const reason = isFailureShown ? input.describeFailure(failed.failure) : null;
  const shownNews = input.isNewsHidden ? null : (news.news ?? gone.news);
  const shown = [shownNews, conflict, reason].filter((each) => each !== null).length;
  useFocusHome(rootRef, shown + Number(drafts.offered.length > 0));
  return {
    steps,
    people: <PresenceBar people={peopleOf(news.people)} labels={presenceLabels()} />,
    tools: (
      <EditorTools
        steps={steps}
        onHistory={isNew || editor.definition.versions === null ? undefined : () => setHistoryOpen(true)}
      />
    ),
    banners: (
      <>
        <NewsBanner
          news={shownNews}
          isDirty={isDirty}
          onRebase={news.rebaseOnto}
          recreation={lockedBecause === '' ? gone.recreation : undefined}
          onDismiss={() => {
            news.dismiss();
            gone.dismiss();
          }}
        />
        <SaveFailedBanner
          reason={reason}
          isAgain={failed?.isAgain ?? false}
          isPending={isPending}
          blockedBecause={lockedBecause || input.blockedBecause}
          onRetry={onSave}
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
        <HistoryHost
          editor={editor}
          name={name}
          isOpen={isHistoryOpen && !isNew}
          lockedBecause={lockedBecause || undoLock}
          onClose={() => setHistoryOpen(false)}
        />
      </>
    ),
    areDraftsKept: drafts.off === null,
  };
}

/** The history of an editor's object; read anew each time that it opens. */
function HistoryHost<Doc, Draft extends object>(props: HistoryHostProps<Doc, Draft>) {
  const OpenHistory = useDeferredPart(historyPart, props.isOpen);
  const { versions } = props.editor.definition;
  if (versions === null || !props.isOpen || OpenHistory === null) return null;
  const opened: OpenHistoryProps<Doc, Draft> = { ...props, versions };
  // It takes the objects of any kind, and hands them to that kind's own calls alone.
  return <OpenHistory {...(opened as unknown as OpenHistoryProps<unknown, object>)} />;
}

/**
 * The other tabs of this browser in which the user has the same object open; none while it has no id, as a new one.
 * @param onSaved another tab has gone on to this version: called without the server, too
 */
function useOtherTabs<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  onSaved: (etag: string) => void,
): readonly OtherEditor[] {
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const { definition } = editor;
  const { id } = useEditorState(editor);
  const received = useEffectEvent(onSaved);
  useEffect(() => {
    if (id === '') return undefined;
    const userId = session.current?.user.id ?? '';
    const announced = announceEditor(addressOf(userId, { id, definition }), () => ({
      hasUnsaved: editor.isDirty,
    }));
    const unsubscribe = announced.onChange(() => setOthers(announced.others));
    const unsubscribeSaves = announced.onSaved((etag) => received(etag));
    const stopChanges = editor.subscribe(() => announced.update());
    const stopSaves = editor.onSave((etag) => announced.announceSave(etag));
    return () => {
      unsubscribe();
      unsubscribeSaves();
      stopChanges();
      stopSaves();
      announced.stop();
      setOthers([]);
    };
  }, [editor, definition, id]);
  return others;
}

type Failure = Editor<unknown, object>['state']['failure'];

/** Found out by a save: who did it is unknown. */
const goneNews: News = { kind: 'deleted', author: '', time: 0, isOwn: false };

/**
 * That the object is gone, as a save has found out, and the function that makes it again. It stays known whatever its result,
 * until a version is there or the user has put it away.
 * @param recreate makes it again. Default: as the draft says
 */
function useDeletedObject<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  recreate: () => Promise<unknown> = () => editor.recreate(),
) {
  const { base, failure, isSaving, isValid } = useEditorState(editor);
  const [gone, setGone] = useState<{ readonly base: Loaded<Doc>; readonly failure: Failure } | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const [failedCreation, setFailedCreation] = useState<Failure>(null);
  if (failure !== null && isProblem(failure.error, 404) && failure !== gone?.failure) {
    setGone({ base, failure });
    setDismissed(false);
  }
  const recreation: Recreation = {
    onRun: () => void recreate().then(() => setFailedCreation(editor.state.failure)),
    isPending: isSaving,
    note: editor.definition.texts.recreateNote,
    blockedBecause: isValid ? '' : editor.definition.texts.invalidOnLeave,
    failedBecause: failure !== null && failure === failedCreation ? describeError(failure.error) : '',
  };
  return {
    /** Null while the object is there, as far as is known. */
    news: gone?.base === base && !isDismissed ? goneNews : null,
    recreation,
    dismiss: () => setDismissed(true),
  };
}
