import { useControlled } from '@studio/ui';
import { type RefObject, useMemo, useState } from 'react';
import { useLatest } from '../../DataItemsEditor/hooks/useLatest.ts';
import { flushTexts, type PendingTexts } from '../../shared/bufferedText/PendingTexts.ts';
import { emptyHistory, type History, recordStep, redoStep, undoStep } from '../../shared/history/history.ts';
import type { ConditionTreeProps } from '../ConditionTreeProps.ts';
import { createDraft } from '../model/createNode.ts';
import type { ConditionDraft } from '../model/nodes.ts';
import type { ConditionChange } from '../types.ts';

/** How an edit is remembered. */
interface EditOptions extends ConditionChange {
  /** Edits with the same key in a row, a second apart at most, are undone as one. */
  readonly mergeKey?: string | undefined;
}

/** The draft and its history. The functions stay the same from render to render. */
export interface TreeDraft {
  readonly draft: ConditionDraft;
  /** The newest draft, also before it has been rendered. */
  readonly latest: RefObject<{ readonly draft: ConditionDraft }>;
  readonly pending: PendingTexts;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes the draft; answers whether it did. Typed texts are reported first. */
  readonly edit: (change: (draft: ConditionDraft) => ConditionDraft, options: EditOptions) => boolean;
  /** Answers whether there was something to undo. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly flush: () => void;
}

/** Holds the draft, or leaves it to the host, and remembers its edits. */
export function useTreeDraft(props: ConditionTreeProps, canEdit: boolean): TreeDraft {
  const { onUndo, onRedo } = props;
  const [initial] = useState(() => props.defaultValue ?? createDraft());
  const [pending] = useState<PendingTexts>(() => new Set());
  const [draft, setDraft] = useControlled<ConditionDraft, [ConditionChange]>(
    props.value,
    initial,
    props.onChange,
  );
  const [history, setHistory] = useState<History<ConditionDraft>>(emptyHistory);
  const latest = useLatest({ draft, history, setDraft, canEdit, onUndo, onRedo });

  const functions = useMemo(() => {
    const show = (next: ConditionDraft, nextHistory: History<ConditionDraft>, change: ConditionChange) => {
      latest.current = { ...latest.current, draft: next, history: nextHistory };
      setHistory(nextHistory);
      latest.current.setDraft(next, change);
    };
    const step = (walk: typeof undoStep<ConditionDraft>, reason: 'undo' | 'redo', byHost?: () => void) => {
      flushTexts(pending);
      if (!latest.current.canEdit) return false;
      if (byHost !== undefined) {
        byHost();
        return true;
      }
      const found = walk(latest.current.history, latest.current.draft);
      if (found !== undefined) show(found.state, found.history, { reason });
      return found !== undefined;
    };
    const edit: TreeDraft['edit'] = (change, { mergeKey, ...told }) => {
      if (!latest.current.canEdit) return false;
      if (mergeKey === undefined) flushTexts(pending);
      const before = latest.current.draft;
      const next = change(before);
      if (next === before) return false;
      show(next, recordStep(latest.current.history, before, next, { mergeKey, at: Date.now() }), told);
      return true;
    };
    return {
      edit,
      undo: () => step(undoStep, 'undo', latest.current.onUndo),
      redo: () => step(redoStep, 'redo', latest.current.onRedo),
      flush: () => flushTexts(pending),
    };
  }, [latest, pending]);

  return {
    draft,
    latest,
    pending,
    canUndo: canEdit && (onUndo !== undefined || undoStep(history, draft) !== undefined),
    canRedo: canEdit && (onRedo !== undefined || redoStep(history, draft) !== undefined),
    ...functions,
  };
}
