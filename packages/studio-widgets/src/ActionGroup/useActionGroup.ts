import { isComposing, useLabels } from '@studio/ui/internal';
import { type KeyboardEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useAnnouncer } from '../shared/announcements/useAnnouncer.ts';
import { historyKeyOf, isSaveKey, isTextField } from '../shared/history/historyKey.ts';
import { useDraftHistory } from '../shared/history/useDraftHistory.ts';
import { useRowDrag } from '../shared/rowDrag/useRowDrag.ts';
import type { ActionGroupProps, ActionsChange, AvailableAction } from './ActionGroupProps.ts';
import { describeAction } from './describeAction.ts';
import { defaultLabels } from './labels.ts';
import {
  type ActionsDraft,
  addAction,
  moveAction,
  removeAction,
  setActionExpression,
  setActionParameter,
  setTransformVariables,
} from './model/actionNodes.ts';
import { parseAction } from './model/parseActions.ts';

const noActions: ActionsDraft = [];

interface FocusRequest {
  readonly index: number;
  readonly part: 'handle' | 'content' | 'add';
}

/** Where a dragged action would go: its index after the move, and the edge that shows it. */
interface DropTarget {
  readonly to: number;
  readonly overId: string;
  readonly edge: 'before' | 'after';
}

function itemOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
}

function moveFocus(root: HTMLElement, { index, part }: FocusRequest): void {
  const item = root.querySelectorAll<HTMLElement>('[data-action]')[index];
  const control =
    item?.querySelector<HTMLElement>('textarea, input:not([type=checkbox]), [role=combobox]') ?? null;
  const wanted = part === 'content' ? control : null;
  const handle = item?.querySelector<HTMLElement>('[data-part=handle]') ?? item;
  const target = part === 'add' ? null : (wanted ?? handle);
  (target ?? root.querySelector<HTMLElement>('[data-part=add-action]'))?.focus();
}

/** Ties the actions, what can be done to them, keys and drags together for the group to draw. */
export function useActionGroup(props: ActionGroupProps) {
  const labels = useLabels('ActionGroup', defaultLabels, props.labels);
  const canEdit = !(props.isReadOnly || props.isDisabled || props.readOnlyReason);
  const history = useDraftHistory<ActionsDraft, ActionsChange>(
    props,
    () => props.defaultValue ?? noActions,
    (reason) => ({ reason }),
    canEdit,
  );
  const { draft, latest, edit } = history;
  const { announcement, refusal, announce, refuse } = useAnnouncer(draft, latest);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const rootRef = useRef<HTMLElement>(null);
  const focusRequest = useRef<FocusRequest>(undefined);
  const textAtFocusRef = useRef('');

  useLayoutEffect(() => {
    if (focusRequest.current === undefined || rootRef.current === null) return;
    const { current } = focusRequest;
    focusRequest.current = undefined;
    moveFocus(rootRef.current, current);
  });

  // An action that is gone without having been deleted here, as by an undo, leaves the focus to what adds one.
  const focusedRef = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: id } = focusedRef;
    if (id === undefined || draft.some((action) => action.id === id)) return;
    focusedRef.current = undefined;
    if (rootRef.current !== null && document.activeElement === document.body)
      moveFocus(rootRef.current, { index: -1, part: 'add' });
  }, [draft]);

  useImperativeHandle(props.actionsRef, () => ({
    focusAction: (id) => {
      const index = latest.current.draft.findIndex((action) => action.id === id);
      if (index < 0 || rootRef.current === null) return false;
      moveFocus(rootRef.current, { index, part: 'content' });
      return true;
    },
  }));

  const nameOf = (id: string) => {
    const action = latest.current.draft.find((candidate) => candidate.id === id);
    return action ? describeAction(action, labels, props.getParameterOptions) : '';
  };

  const add = ({ template }: AvailableAction) => {
    const action = parseAction(template);
    if (!edit((before) => addAction(before, action), { reason: 'add', id: action.id })) return;
    focusRequest.current = { index: latest.current.draft.length - 1, part: 'content' };
    announce(labels.announcements.added(describeAction(action, labels, props.getParameterOptions)));
  };
  const remove = (id: string) => {
    const name = nameOf(id);
    const index = latest.current.draft.findIndex((action) => action.id === id);
    if (!edit((before) => removeAction(before, id), { reason: 'delete', id })) return;
    const count = latest.current.draft.length;
    focusRequest.current = { index: Math.min(index, count - 1), part: count === 0 ? 'add' : 'handle' };
    announce(labels.announcements.deleted(name));
  };
  const moveTo = (id: string, to: number) => {
    if (!edit((before) => moveAction(before, id, to), { reason: 'move', id })) {
      refuse(to < 0 ? labels.announcements.first : labels.announcements.last);
      return;
    }
    const index = latest.current.draft.findIndex((action) => action.id === id);
    focusRequest.current = { index, part: 'handle' };
    announce(labels.announcements.moved(nameOf(id), index + 1, latest.current.draft.length));
  };
  const walk = (reason: 'undo' | 'redo') => {
    const isDone = reason === 'undo' ? history.undo() : history.redo();
    const { undone, redone, nothingToUndo, nothingToRedo } = labels.announcements;
    if (isDone) announce(reason === 'undo' ? undone : redone);
    else refuse(reason === 'undo' ? nothingToUndo : nothingToRedo);
  };

  const targetAt = (id: string, clientY: number): DropTarget | undefined => {
    const from = draft.findIndex((action) => action.id === id);
    const items = [...(body?.querySelectorAll<HTMLElement>('[data-action]') ?? [])];
    const last = items.length - 1;
    const found = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom);
    const over = found < 0 ? last : found;
    const rect = items[over]?.getBoundingClientRect();
    const overId = draft[over]?.id;
    if (rect === undefined || overId === undefined) return undefined;
    const edge = clientY < rect.top + rect.height / 2 ? 'before' : 'after';
    const gap = edge === 'before' ? over : over + 1;
    return { to: gap > from ? gap - 1 : gap, overId, edge };
  };
  const drag = useRowDrag<DropTarget>({
    canDrag: canEdit,
    body,
    findRow: (handle) => {
      const element = itemOf(handle);
      const action = draft[Number(element?.dataset['action'] ?? -1)];
      return element && action ? { element, id: action.id } : undefined;
    },
    targetAt,
    onStart: history.flush,
    onDrop: (id, { to }) => moveTo(id, to),
  });

  const handleKey = (event: KeyboardEvent): boolean => {
    const { key, target } = event;
    const direction = historyKeyOf(event, textAtFocusRef.current);
    if (direction !== undefined) {
      walk(direction);
      return true;
    }
    const index = Number(itemOf(target)?.dataset['action'] ?? -1);
    const id = draft[index]?.id;
    const isOnHandle = target instanceof HTMLElement && target.dataset['part'] === 'handle';
    if (id === undefined || !(isOnHandle || isTextField(target))) return false;
    if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      moveTo(id, key === 'ArrowUp' ? index - 1 : index + 1);
      return true;
    }
    if (key !== 'Delete' || !isOnHandle) return false;
    remove(id);
    return true;
  };

  return {
    labels,
    canEdit,
    history,
    announcement,
    refusal,
    rootRef,
    setBody,
    drag,
    /** The focus is in an action; in none with undefined. */
    noteFocus: (target: EventTarget | null) => {
      focusedRef.current = draft[Number(itemOf(target)?.dataset['action'] ?? -1)]?.id;
    },
    textAtFocusRef,
    add,
    remove,
    undo: () => walk('undo'),
    redo: () => walk('redo'),
    setParameter: (id: string, name: string, value: string) =>
      edit(
        (before) => setActionParameter(before, id, name, value),
        { reason: 'set-parameter', id },
        `${id} ${name}`,
      ),
    setExpression: (id: string, text: string) =>
      edit((before) => setActionExpression(before, id, text), { reason: 'set-expression', id }, `${id} text`),
    setTransform: (id: string, isTransformed: boolean) =>
      edit((before) => setTransformVariables(before, id, isTransformed), { reason: 'set-expression', id }),
    onKeyDown: (event: KeyboardEvent) => {
      if (isSaveKey(event)) history.flush();
      if (!canEdit || isComposing(event) || event.isDefaultPrevented() || !handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
