import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { whatOf } from '../../../platform/i18n/labels/changeListLabels.ts';
import type { Editor } from '../Editor.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import { diffOutlines } from '../outline/diffOutlines.ts';
import type { OutlineDefinition } from '../outline/OutlineDefinition.ts';
import { safetyText } from '../safety.messages.ts';
import { useEditorState } from '../useEditorState.ts';
import type { Undoable } from './listenForUndo.ts';
import type { UndoDirection } from './undoKey.ts';
import { useUndoKeys } from './useUndoKeys.ts';

/** Undo and redo of an editor, for the buttons. */
export interface UndoSteps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why nothing can be undone or done again; empty when it can. */
  readonly lockedBecause: string;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Counts what was undone and done again. */
  readonly turns: number;
  /** What was undone or redone last, by button or key; with another count each time. */
  readonly announcement: { readonly text: string; readonly count: number };
}

/** Of steps in quick succession, as while a key is held, only the last is announced: comparing drafts takes time. */
const quietMilliseconds = 200;

/**
 * Undo and redo of an editor by button and by key, each announced to screen readers.
 * @param rootRef what the editor is drawn in: where the keys count
 * @param lockedBecause why nothing can be changed now; empty when it can
 */
export function useUndoSteps<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  rootRef: RefObject<Element | null>,
  lockedBecause: string,
): UndoSteps {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const announcing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(announcing.current), []);
  const isLocked = useRef(false);
  useEffect(() => {
    isLocked.current = lockedBecause !== '';
  });
  const steps = useMemo(() => {
    const go = (direction: UndoDirection) => {
      const { draft: from } = editor.state;
      if (isLocked.current || !editor[direction]()) return;
      const { draft: to, base } = editor.state;
      const step = { outline: editor.definition.outline, doc: base.doc, from, to };
      clearTimeout(announcing.current);
      announcing.current = setTimeout(
        () => setAnnouncement(({ count }) => ({ text: describeStep(direction, step), count: count + 1 })),
        quietMilliseconds,
      );
    };
    return {
      get canUndo() {
        return !isLocked.current && editor.canUndo;
      },
      get canRedo() {
        return !isLocked.current && editor.canRedo;
      },
      get coalesceKey() {
        return editor.coalesceKey;
      },
      undo: () => go('undo'),
      redo: () => go('redo'),
      stopCoalescing: () => editor.stopCoalescing(),
      browserTurns: (direction) => editor.browserTurns(direction),
    } satisfies Undoable;
  }, [editor]);
  useUndoKeys(steps, rootRef);
  const { canUndo, canRedo, turns } = useEditorState(editor);
  return {
    canUndo,
    canRedo,
    lockedBecause,
    turns,
    announcement,
    onUndo: steps.undo,
    onRedo: steps.redo,
  };
}

/**
 * Says a step that was undone or redone, in the words of the screen: the change itself, or how many there were.
 * @param from the draft before the step was undone or redone
 * @param to the draft after it
 */
function describeStep<Doc, Draft extends object>(
  direction: UndoDirection,
  {
    outline,
    doc,
    from,
    to,
  }: {
    readonly outline: OutlineDefinition<Doc, Draft>;
    readonly doc: Doc;
    readonly from: Draft;
    readonly to: Draft;
  },
): string {
  const [older, newer] = direction === 'undo' ? [to, from] : [from, to];
  const [before, after] = [outline.read(older, doc), outline.read(newer, doc)];
  const changes = describeChanges(diffOutlines(before, after), before, after, outline.words);
  const name = direction === 'undo' ? 'undone' : 'redone';
  const [only] = changes;
  if (only === undefined) return safetyText(name);
  if (changes.length > 1) return safetyText(`${name}.many`, { count: changes.length.toLocaleString() });
  return safetyText(`${name}.one`, { what: whatOf(only) });
}
