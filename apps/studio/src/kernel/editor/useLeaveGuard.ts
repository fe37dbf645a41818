import { isProblem } from '@studio/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Blocker, type Location, useBlocker, useLocation, useNavigate } from 'react-router';
import { dismissNotice, notify } from '../../platform/feedback/notices.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { navigationLock } from '../../platform/navigationLock/navigationLock.ts';
import { hasUnsent, sendUnsent } from '../../platform/navigationLock/sendFirst.ts';
import { refuseIfHeld } from '../../platform/navigationLock/useNavigationLock.ts';
import { preference } from '../../platform/preferences/preferences.ts';
import { session } from '../../platform/session/session.ts';
import type { Editor } from './Editor.ts';
import { isQuestion } from './lostBy.ts';
import { editorKey } from './parkedEditors.ts';
import { safetyText } from './safety.messages.ts';
import { type SavedOnLeaving, saveOnLeaving, undoCreate, undoSave } from './savedOnLeaving.ts';
import { settlePendingText } from './settlePendingText.ts';
import type { SaveOptions } from './types.ts';
import { useEditorState } from './useEditorState.ts';

/** What keeps the user from leaving, and the ways out of it. */
export interface LeaveGuard {
  /** True while the user wants to leave and the changes could not be saved. */
  readonly isStuck: boolean;
  /** True while the user wants to leave and is asked whether an invalid draft is to be discarded. */
  readonly isQuestioned: boolean;
  /** How often saving has failed again since it was last requested. */
  readonly failedAgain: number;
  /** Saves once more; what is saved goes on with the navigation. */
  readonly retry: () => void;
  readonly stay: () => void;
  /** Leaves without saving. */
  readonly leave: () => void;
  /** Gives the edits up, and leaves. */
  readonly discard: () => void;
  /** Whether the user is navigating to somewhere else. */
  readonly isLeaving: () => boolean;
}

/** What a screen reports of the object that is left. */
export interface LeftObject<Doc> {
  /** What the object of a version is called on the screen. */
  readonly nameOf: (doc: Doc) => string;
  /** Deletes the version of an object. */
  readonly remove: (id: string, etag: string, options: SaveOptions) => Promise<void>;
  /** Whether a place still belongs to its editor, such as another of its tabs. */
  readonly isInside: (location: Location) => boolean;
}

type Blocked = Extract<Blocker, { state: 'blocked' }>;

/**
 * Guards unsaved changes when the user leaves: what another part of the screen has not sent is sent, a valid draft is saved first, a notice says so
 * and offers to undo it, and the navigation then goes on, also once the user has answered that it is to be saved all the same; an invalid one is asked about where the editor has a question for that; another invalid
 * one, a save that needs a choice, or a dialog that holds the page keeps the user here. Where a save failed the user is
 * asked. The way to the sign-in screen is never blocked.
 */
export function useLeaveGuard<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  { nameOf, remove, isInside }: LeftObject<Doc>,
): LeaveGuard {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isStuck, setStuck] = useState(false);
  const [isQuestioned, setQuestioned] = useState(false);
  const [failedAgain, setFailedAgain] = useState(0);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname === '/login') return false;
    const isStaying = isInside(nextLocation);
    // While a new object gets its id its fields stay, and typing in them goes on.
    if (!isStaying || nextLocation.pathname === currentLocation.pathname) settlePendingText();
    if (navigationLock() !== null) return true;
    if (isStaying) return false;
    return editor.isDirty || editor.state.isSaving || hasUnsent();
  });
  const current = useRef<Blocker | null>(null);
  /** The notice that leaving was refused. */
  const refusal = useRef<string | null>(null);
  const saveNow = (blocked: Blocked) =>
    saveAndGo(editor, blocked, {
      isCurrent: () => current.current === blocked,
      onSaved: (saved) => offerUndo(saved, { nameOf, remove }, () => void navigate(pathname)),
    });
  const saveFirst = useEffectEvent(saveNow);

  useEffect(() => {
    current.current = blocker;
    if (blocker.state === 'blocked' && !refuseIfHeld(blocker)) {
      const isInvalid = editor.isDirty && !editor.isValid;
      if (isInvalid && editor.definition.texts.invalidQuestion !== undefined) setQuestioned(true);
      else if (isInvalid) {
        refusal.current = notify({ message: editor.definition.texts.invalidOnLeave, tone: 'bad' });
        blocker.reset();
      } else
        void saveFirst(blocker).then((outcome) => {
          if (outcome === 'failed') setStuck(true);
        });
    }
    return () => {
      current.current = null;
    };
  }, [blocker, editor]);

  const { isDirty, isValid } = useEditorState(editor);
  const isRefused = isDirty && !isValid;
  useEffect(() => {
    if (!isRefused && refusal.current !== null) dismissNotice(refusal.current);
  }, [isRefused]);

  const end = () => {
    setStuck(false);
    setQuestioned(false);
    setFailedAgain(0);
  };
  return {
    isStuck: isStuck && blocker.state === 'blocked',
    isQuestioned: isQuestioned && blocker.state === 'blocked',
    failedAgain,
    retry: () => {
      if (blocker.state !== 'blocked' || editor.state.isSaving) return;
      void saveNow(blocker).then((outcome) => {
        if (outcome === 'failed') setFailedAgain((count) => count + 1);
        else if (outcome === 'ended') end();
      });
    },
    stay: () => {
      end();
      blocker.reset?.();
    },
    isLeaving: () => current.current?.state === 'blocked',
    leave: () => {
      end();
      blocker.proceed?.();
    },
    discard: () => {
      editor.reset(editor.state.base);
      end();
      blocker.proceed?.();
    },
  };
}

/** The outcome of a save on leaving. */
interface Going<Doc, Draft extends object> {
  /** Whether the user still wants to go there. */
  readonly isCurrent: () => boolean;
  readonly onSaved: (saved: SavedOnLeaving<Doc, Draft>) => void;
}

/** Names what was saved, and offers to take it back: the object is opened again then; one that was made is deleted, and opened as a new one. */
function offerUndo<Doc, Draft extends object>(
  saved: SavedOnLeaving<Doc, Draft>,
  { nameOf, remove }: Pick<LeftObject<Doc>, 'nameOf' | 'remove'>,
  open: () => void,
): void {
  const { definition, id, state } = saved.editor;
  const message = safetyText('leave.saved', { saved: definition.texts.saved, name: nameOf(state.base.doc) });
  const keyOf = (of: string) => editorKey(session.current?.user.id ?? '', definition.kind, of);
  const onAction = async () => {
    try {
      const isNew = saved.before.etag === '';
      if (isNew ? await undoCreate(keyOf(''), saved, remove) : undoSave(keyOf(id), saved)) open();
    } catch (error) {
      notify({ message: describeError(error), tone: 'bad' });
    }
  };
  const action = { label: commonText('undo'), onAction: () => void onAction() };
  notify({ message, tone: 'good', action, durationMs: preference('console.leaveUndoSeconds') * 1000 });
}

/**
 * Saves, and goes where the user wanted to. A conflict keeps the user here.
 * @returns 'failed' when the user has to be asked
 */
async function saveAndGo<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  blocked: Blocked,
  { isCurrent, onSaved }: Going<Doc, Draft>,
): Promise<'ended' | 'failed' | 'overtaken'> {
  const unsent = await sendUnsent();
  if (unsent !== null) {
    if (!isCurrent()) return 'overtaken';
    notify({ message: unsent, tone: 'warning' });
    blocked.reset();
    return 'ended';
  }
  let isDeclined = false;
  const { isSaved, saved } = await saveOnLeaving(editor, async () => {
    let isDone = await saveAll(editor);
    while (!isDone && hasQuestion(editor)) {
      await answer(editor);
      isDone = !editor.isDirty;
      isDeclined = !isDone && editor.state.failure === null && editor.state.conflict === null;
    }
    return isDone;
  });
  if (saved !== null) onSaved(saved);
  if (!isCurrent()) return 'overtaken';
  if (!isSaved && isAskedAbout(editor)) return 'failed';
  if (isSaved) blocked.proceed();
  else {
    if (!isDeclined) notify({ message: safetyText('leaveFailed'), tone: 'warning' });
    blocked.reset();
  }
  return 'ended';
}

/** Whether the user is asked if what was refused is to be saved all the same. */
function hasQuestion<Doc, Draft extends object>({ state, definition }: Editor<Doc, Draft>): boolean {
  return state.failure !== null && isQuestion(state.failure.error, definition);
}

/** Waits until a question about a refused save is answered, and until the save has ended that the answer may have begun. */
async function answer<Doc, Draft extends object>(editor: Editor<Doc, Draft>): Promise<void> {
  const { failure } = editor.state;
  await new Promise<void>((resolve) => {
    const stop = editor.subscribe(() => {
      if (editor.state.failure === failure && editor.isDirty) return;
      stop();
      resolve();
    });
  });
  await editor.idle();
}

/** Whether the user decides about a save that failed. A conflict has a dialog of its own, and so may what was refused. */
function isAskedAbout<Doc, Draft extends object>({ state, definition }: Editor<Doc, Draft>): boolean {
  const { failure, conflict } = state;
  if (failure === null || conflict !== null) return false;
  return !(definition.showsRefusals === true && isProblem(failure.error, 422));
}

/** Saves, and once more what was typed while that ran. */
async function saveAll<Doc, Draft extends object>(editor: Editor<Doc, Draft>): Promise<boolean> {
  const save = () => editor.save(undefined, true);
  const isSaved = await save();
  const { failure, conflict } = editor.state;
  return isSaved || (failure === null && conflict === null && editor.isValid ? save() : false);
}
