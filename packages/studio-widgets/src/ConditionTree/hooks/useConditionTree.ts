import { type FocusEvent, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useAnnouncer } from '../../shared/announcements/useAnnouncer.ts';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { ConditionTreeProps } from '../ConditionTreeProps.ts';
import { coreOf } from '../model/nodes.ts';
import { pathTo } from '../model/treeIndex.ts';
import { countIncompleteWith, validateCondition } from '../model/validate.ts';
import { listRowsOnce } from '../model/visibleRows.ts';
import { type ActionContext, useTreeActions } from './useTreeActions.ts';
import { copyText, finishCopy, readClipboard, useTreeClipboard, writeClipboard } from './useTreeClipboard.ts';
import { useTreeDraft } from './useTreeDraft.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { useTreeRows } from './useTreeRows.ts';
import { useCompleteView, useTreeSettings } from './useTreeSettings.ts';
import { useValueKinds } from './useValueKinds.ts';

const noneCollapsed: ReadonlySet<string> = new Set();

function withMember(set: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> {
  if (set.has(id) === isMember) return set;
  const next = new Set(set);
  if (isMember) next.add(id);
  else next.delete(id);
  return next;
}

/** Ties the draft, what can be done to it, focus, keys, clipboard and drags together for the tree to draw. */
export function useConditionTree(given: ConditionTreeProps) {
  const valueKinds = useValueKinds(given.valueKinds);
  const props = { ...given, valueKinds };
  const settings = useTreeSettings(props);
  const { describe, labels, rules } = settings;
  const canEdit = settings.mode === 'edit';
  const draftState = useTreeDraft(props, canEdit);
  const { draft, latest, pending } = draftState;
  const [collapsed, setCollapsedSet] = useState(noneCollapsed);
  const [freshId, setFreshId] = useState<string>();
  const { announcement, refusal, announce, refuse } = useAnnouncer(draft, latest);
  const rootRef = useRef<HTMLDivElement>(null);
  const textAtFocus = useRef('');

  const rows = listRowsOnce(draft, { collapsed, hasFeet: canEdit });
  const focus = useTreeFocus(rootRef, rows, (id) =>
    setFreshId((fresh) => (fresh === id ? fresh : undefined)),
  );
  const setCollapsed = useCallback(
    (id: string, isCollapsed: boolean) => setCollapsedSet((set) => withMember(set, id, isCollapsed)),
    [],
  );
  const context = useLatest<ActionContext>({
    rules,
    describe,
    announce,
    refuse,
    requestFocus: focus.requestFocus,
    setCollapsed,
    setFresh: setFreshId,
  });
  const actions = useTreeActions(draftState, context);
  const view = useCompleteView(settings, actions);

  const clipboard = useTreeClipboard({ rows, canEdit, latest, actions, describe });
  const keyDown = useTreeKeys({ rows, canEdit, actions, requestFocus: focus.requestFocus, textAtFocus });

  const menu = useMemo(() => {
    const options = { latest, actions, describe, canEdit };
    return {
      onCopy: (id: string, isCut: boolean) => {
        const text = copyText(options, id);
        if (text === undefined) return;
        writeClipboard(text).then(
          () => finishCopy(options, id, isCut),
          () => refuse(labels.clipboardClosed),
        );
      },
      onPaste: (id: string) => {
        readClipboard().then(
          (text) => actions.pasteText(id, text),
          () => refuse(labels.clipboardClosed),
        );
      },
    };
  }, [latest, actions, describe, canEdit, labels, refuse]);

  const drawn = useTreeRows(rows, props.scrollElement, focus.pinned);
  const drag = useTreeDrag({ draft, rows, layout: drawn.layout, body: drawn.body, canEdit, actions });

  const focusCondition = (id: string) => {
    const path = pathTo(latest.current.draft, id);
    if (path === undefined) return false;
    for (const group of path.slice(0, -1)) setCollapsed(group, false);
    focus.requestFocus({ id, part: 'row' });
    return true;
  };
  useImperativeHandle(props.actionsRef, () => ({ focusCondition }));

  const showIncomplete = () => {
    const found = validateCondition(draft, props);
    const activeId = rows[focus.activeIndex]?.id;
    const at = found.findIndex(({ id }) => id === activeId);
    const next = found[(at + 1) % found.length];
    if (next === undefined) return;
    focusCondition(next.id);
    announce(next.problems.map(({ code, text }) => text ?? labels.problems[code]).join('. '));
  };

  return {
    view,
    draft,
    rows,
    drawn,
    drag,
    menu,
    pending,
    freshId,
    announcement,
    refusal,
    rootRef,
    activeIndex: focus.activeIndex,
    rootId: coreOf(draft).id,
    toolbar: {
      canUndo: draftState.canUndo,
      canRedo: draftState.canRedo,
      // While the operators are on their way all would be counted twice.
      incomplete: canEdit && props.operators !== undefined ? countIncompleteWith(draft, rules) : 0,
      onShowIncomplete: showIncomplete,
    },
    gridProps: {
      onFocus: (event: FocusEvent) => {
        const { target } = event;
        textAtFocus.current =
          target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : '';
        focus.onFocus(event);
      },
      onBlur: focus.onBlur,
      onKeyDown: keyDown,
      onPointerOver: drag.onPointerOver,
      ...clipboard,
    },
  };
}
