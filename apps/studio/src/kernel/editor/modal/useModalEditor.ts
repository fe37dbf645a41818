import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifySuccess } from '../../../platform/feedback/progress.ts';
import { lockNavigation } from '../../../platform/navigationLock/navigationLock.ts';
import { noteInterrupted, onSessionEnd } from '../../../platform/session/endSession.ts';
import { session } from '../../../platform/session/session.ts';
import type { Editor } from '../Editor.ts';
import { equal } from '../equal.ts';
import { settlePendingText } from '../settlePendingText.ts';
import type { Conflict, EditIntent, Loaded } from '../types.ts';
import type { useEditor } from '../useEditor.ts';
import { useQuestion } from './useQuestion.ts';

/** What a modal has saved. */
export interface SavedInModal<Doc> {
  readonly saved: Loaded<Doc>;
  /** Somebody's version that the draft was rebased onto meanwhile; null for none. */
  readonly rebasedOnto: Conflict<Doc> | null;
}

/** What the user has to agree to before something is saved. */
export interface Agreements<Doc, Draft extends object, Question, Agreement> {
  /** Of the draft over the version that it is based on; null for nothing. Two that are equal are one agreement. */
  of(editor: Editor<Doc, Draft>): Agreement | null;
  /**
   * Asks for consents that are missing.
   * @returns false when the user refuses
   * @throws when it cannot be found out what to ask
   */
  ask(
    next: Agreement,
    agreed: Agreement | null,
    ask: (question: Question) => Promise<boolean>,
  ): Promise<boolean>;
}

/** One object, edited in a modal over a screen. */
export interface ModalEditorInput<Doc, Draft extends object, Question, Agreement> {
  readonly state: ReturnType<typeof useEditor<Doc, Draft>>;
  readonly isOpen: boolean;
  /** The draft as the form shows and saves it: with what is preset. Default: as it is */
  readonly shown?: Draft;
  /** Why the page cannot be left while something is unsaved. */
  readonly holdReason: string;
  /** Where the edits are found again after the session ended, by the object's id. */
  readonly addressOf: (id: string) => string;
  /** Asked before unsaved edits are given up. */
  readonly discardQuestion: Question;
  /** Default: nothing has to be agreed to. */
  readonly agreements?: Agreements<Doc, Draft, Question, Agreement>;
  readonly onSaved: (saved: SavedInModal<Doc>) => void;
  readonly onClose: () => void;
}

/** That it could not be found out what the user has to agree to. */
export interface Unasked<Draft> {
  readonly error: unknown;
  /** What was to be saved. */
  readonly draft: Draft;
}

/**
 * The course of editing in a modal: the page is held while something is unsaved, closing asks, one save runs at a time and
 * asks before it what has to be agreed to; a save whose answer was lost ends the modal once it is known to be written.
 */
export function useModalEditor<Doc, Draft extends object, Question, Agreement>(
  input: ModalEditorInput<Doc, Draft, Question, Agreement>,
) {
  const { state, isOpen, agreements, onClose } = input;
  const { editor, draft: given } = state;
  const { shown: draft = given } = input;
  const { question, ask, answer } = useQuestion<Question>();
  const [isPending, setPending] = useState(false);
  const [unasked, setUnasked] = useState<Unasked<Draft> | null>(null);
  const isRunning = useRef(false);
  const agreed = useRef<Agreement | null>(null);
  const rebasedOnto = useRebasedOnto(editor);
  const isDirty = isOpen && state.isDirty;
  const release = useHold(isDirty ? input.holdReason : null);
  useInterruption(() => (isDirty ? input.addressOf(editor.id) : null));

  const end = (saved: Loaded<Doc>) => {
    release();
    input.onSaved({ saved, rebasedOnto: rebasedOnto.current });
  };

  /** What is preset belongs to the draft that is shown: it may have been rebased since. */
  const keepPreset = () => {
    if (editor.state.draft === given) editor.edit(draft, { amendsPrevious: true });
  };

  const isAgreed = async (next: Agreement): Promise<boolean> => {
    try {
      return (await agreements?.ask(next, agreed.current, ask)) ?? true;
    } catch (error) {
      setUnasked({ error, draft });
      return false;
    }
  };

  const saveOnce = async (): Promise<boolean> => {
    keepPreset();
    const stillAgreed = () => equal(agreed.current, agreements?.of(editor) ?? null);
    // What others save meanwhile may need another agreement.
    while (editor.isValid) {
      const next = agreements?.of(editor) ?? null;
      if (next !== null && !(await isAgreed(next))) return false;
      agreed.current = next;
      if (!stillAgreed()) continue;
      if (await editor.save(stillAgreed)) return true;
      if (stillAgreed() || !isOnlyUnagreed(editor)) return false;
    }
    return false;
  };

  const run = async (send: () => Promise<boolean>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setUnasked(null);
    try {
      if (await send()) end(editor.state.base);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  const findOut = useEffectEvent(() => {
    if (isRunning.current || editor.isDirty || editor.state.base.etag === '') return;
    notifySuccess(editor.definition.texts.saved);
    end(editor.state.base);
  });
  // A save whose answer was lost may turn out to have been written, by what the server reports of it.
  useEffect(() => editor.onSave(() => findOut()), [editor]);

  return {
    /** What is asked; null for nothing. */
    question,
    answer,
    isPending,
    /** Null when the outcome is known, or was not asked for. */
    unasked,
    change: (next: Draft, intent: EditIntent = {}) => {
      if (!isRunning.current) editor.edit(next, intent);
    },
    save: () => void run(saveOnce),
    /** Makes the object again, after it was deleted. */
    recreate: () =>
      run(() => {
        keepPreset();
        return editor.recreate();
      }),
    /** Asks when something is unsaved; what is given up is forgotten. */
    close: async () => {
      if (isRunning.current) return;
      settlePendingText();
      if (isOpen && editor.isDirty && !(await ask(input.discardQuestion))) return;
      editor.reset(editor.state.base);
      release();
      onClose();
    },
  };
}

/** Nothing but the user's agreement is missing. */
function isOnlyUnagreed<Doc, Draft extends object>({ state, isValid, isDirty }: Editor<Doc, Draft>): boolean {
  return state.conflict === null && state.failure === null && isValid && isDirty;
}

/** The version that the draft was rebased onto last. The object goes on under the id that it has in it. */
function useRebasedOnto<Doc, Draft extends object>(editor: Editor<Doc, Draft>) {
  const rebasedOnto = useRef<Conflict<Doc> | null>(null);
  useEffect(
    () =>
      editor.onRebase((from) => {
        rebasedOnto.current = from;
        editor.followTo(editor.definition.idOf(from.current.doc));
      }),
    [editor],
  );
  return rebasedOnto;
}

/** Keeps the user on the page. @returns releases the lock at once, without waiting for a render */
function useHold(reason: string | null): () => void {
  const release = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (reason === null) return undefined;
    release.current = lockNavigation(reason);
    return () => release.current();
  }, [reason]);
  return () => release.current();
}

/** Notes what the end of the session interrupts. @param findAddress null while nothing is unsaved */
function useInterruption(findAddress: () => string | null): void {
  const note = useEffectEvent((userId: string) => {
    const address = findAddress();
    if (address !== null) noteInterrupted(userId, address);
  });
  useEffect(() => {
    const userId = session.current?.user.id ?? '';
    return onSessionEnd(() => note(userId));
  }, []);
}
