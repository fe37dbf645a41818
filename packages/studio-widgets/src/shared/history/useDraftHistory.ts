import { useControlled } from '@studio/ui/internal';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { flushTexts, type PendingTexts } from '../bufferedText/PendingTexts.ts';
import { useLatest } from '../latest/useLatest.ts';
import { emptyHistory, type History, recordStep, redoStep, undoStep } from './history.ts';

/** What an editor is given of its draft. */
export interface DraftProps<Draft, Change> {
  readonly value?: Draft | undefined;
  readonly onValueChange?: ((next: Draft, change: Change) => void) | undefined;
  /** Take over from the editor's own history. They answer false where there is nothing. */
  readonly onUndo?: (() => unknown) | undefined;
  readonly onRedo?: (() => unknown) | undefined;
}

/** A draft and its history. The functions stay the same from render to render. */
export interface DraftHistory<Draft, Change> {
  readonly draft: Draft;
  /** The newest draft, also before it has been rendered. */
  readonly latest: RefObject<{ readonly draft: Draft }>;
  readonly pending: PendingTexts;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Changes the draft; answers whether it did. Typed texts are reported first. Edits with the same `mergeKey` in a row, a
   * second apart at most, are undone as one.
   */
  readonly edit: (change: (draft: Draft) => Draft, details: Change, mergeKey?: string) => boolean;
  /** Answers whether there was something to undo. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly flush: () => void;
}

type Walk<Draft> = (
  history: History<Draft>,
  current: Draft,
) => { state: Draft; history: History<Draft> } | undefined;

/**
 * Holds a draft, or leaves it to the host, and remembers its edits.
 * @param makeInitial the draft to start with when the host gives none
 * @param toChange what is reported to the host of undo and redo
 */
export function useDraftHistory<Draft, Change>(
  props: DraftProps<Draft, Change>,
  makeInitial: () => Draft,
  toChange: (reason: 'undo' | 'redo') => Change,
  canEdit: boolean,
): DraftHistory<Draft, Change> {
  const { onUndo, onRedo } = props;
  const [initial] = useState(makeInitial);
  const [pending] = useState<PendingTexts>(() => new Set());
  const [draft, setDraft] = useControlled<Draft, [Change]>(props.value, initial, props.onValueChange);
  const [history, setHistory] = useState<History<Draft>>(emptyHistory);
  const latestRef = useLatest({ draft, history, setDraft, canEdit, onUndo, onRedo, toChange });

  const functions = useMemo(() => {
    const show = (next: Draft, nextHistory: History<Draft>, change: Change) => {
      latestRef.current = { ...latestRef.current, draft: next, history: nextHistory };
      setHistory(nextHistory);
      latestRef.current.setDraft(next, change);
    };
    const step = (walk: Walk<Draft>, reason: 'undo' | 'redo', byHost?: () => unknown) => {
      flushTexts(pending);
      if (!latestRef.current.canEdit) return false;
      if (byHost !== undefined) return byHost() !== false;
      const found = walk(latestRef.current.history, latestRef.current.draft);
      if (found !== undefined) show(found.state, found.history, latestRef.current.toChange(reason));
      return found !== undefined;
    };
    const edit: DraftHistory<Draft, Change>['edit'] = (change, details, mergeKey) => {
      if (!latestRef.current.canEdit) return false;
      if (mergeKey === undefined) flushTexts(pending);
      const before = latestRef.current.draft;
      const next = change(before);
      if (next === before) return false;
      show(next, recordStep(latestRef.current.history, before, next, { mergeKey, at: Date.now() }), details);
      return true;
    };
    return {
      edit,
      undo: () => step(undoStep, 'undo', latestRef.current.onUndo),
      redo: () => step(redoStep, 'redo', latestRef.current.onRedo),
      flush: () => flushTexts(pending),
    };
  }, [latestRef, pending]);

  // Cleanups come before `latestRef` is set anew: what was typed while editing was allowed still counts.
  useLayoutEffect(() => (canEdit ? () => flushTexts(pending) : undefined), [canEdit, pending]);

  return {
    draft,
    latest: latestRef,
    pending,
    canUndo: canEdit && (onUndo !== undefined || undoStep(history, draft) !== undefined),
    canRedo: canEdit && (onRedo !== undefined || redoStep(history, draft) !== undefined),
    ...functions,
  };
}
