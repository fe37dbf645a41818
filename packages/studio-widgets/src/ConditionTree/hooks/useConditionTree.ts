import { useLabels } from '@studio/ui/internal';
import { type FocusEvent, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useAnnouncer } from '../../shared/announcements/useAnnouncer.ts';
import { useLatest } from '../../shared/latest/useLatest.ts';
import { type RowDrag, useRowDrag } from '../../shared/rowDrag/useRowDrag.ts';
import type { ConditionTreeProps } from '../ConditionTreeProps.ts';
import { defaultLabels } from '../labels.ts';
import { canDrop, placeOfDrop } from '../model/moves.ts';
import { type ConditionDraft, coreOf } from '../model/nodes.ts';
import { type RowLayout, rowAt } from '../model/rowLayout.ts';
import { rulesOf } from '../model/rules.ts';
import type { Place } from '../model/structure.ts';
import { pathTo } from '../model/treeIndex.ts';
import { countIncompleteWith, validateCondition } from '../model/validate.ts';
import { listRowsOnce, type TreeRow } from '../model/visibleRows.ts';
import { insetOf } from '../RowFrames.tsx';
import type { TreeView } from '../TreeView.ts';
import type { AddedKind, TreeActions, TreeMode } from '../types.ts';
import { type ActionContext, useTreeActions } from './useTreeActions.ts';
import { copyText, finishCopy, readClipboard, useTreeClipboard, writeClipboard } from './useTreeClipboard.ts';
import { useTreeDraft } from './useTreeDraft.ts';
import { rowIndexOf, useTreeFocus } from './useTreeFocus.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { useTreeRows } from './useTreeRows.ts';
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

/** Values of a list that the name of a row lists one by one. */
const mostNamedValues = 20;

function addedKindsFor(conditionTypes: readonly string[] | undefined): readonly AddedKind[] {
  const known = conditionTypes?.map((type) => type.toLowerCase());
  const has = (kind: string, other: string) =>
    known === undefined || known.some((type) => type.startsWith(kind) || type.startsWith(other));
  return [
    ...(has('regular', 'binary') ? (['regular'] as const) : []),
    ...(has('custom', 'raw') ? (['custom'] as const) : []),
    'group',
  ];
}

function modeOf({ isDisabled, isReadOnly, readOnlyReason }: ConditionTreeProps): TreeMode {
  if (isDisabled) return 'disabled';
  return isReadOnly || readOnlyReason ? 'read-only' : 'edit';
}

/** What rows have in common before they can do anything. */
function useTreeSettings(props: ConditionTreeProps): Omit<TreeView, 'actions'> {
  const { operators, valueKinds, checkExpression, getValueText, getParameterOptions, conditionTypes } = props;
  const mode = modeOf(props);
  const labels = useLabels('ConditionTree', defaultLabels, props.labels);

  return useMemo(() => {
    const rules = rulesOf({ operators, valueKinds, checkExpression });
    return {
      labels,
      mode,
      rules,
      describe: { labels, rules, getValueText, mostValues: mostNamedValues },
      getParameterOptions,
      addedKinds: addedKindsFor(conditionTypes),
    };
  }, [
    operators,
    valueKinds,
    checkExpression,
    getValueText,
    getParameterOptions,
    labels,
    conditionTypes,
    mode,
  ]);
}

/** The settings with everything that a row can do. */
function useCompleteView(settings: Omit<TreeView, 'actions'>, actions: TreeActions): TreeView {
  return useMemo(() => ({ ...settings, actions }), [settings, actions]);
}

interface TreeDragOptions {
  readonly draft: ConditionDraft;
  readonly rows: readonly TreeRow[];
  readonly layout: RowLayout;
  readonly body: HTMLElement | null;
  readonly canEdit: boolean;
  readonly actions: TreeActions;
}

/** Where what is dragged would go, and what shows that, in pixels from the tree's own edges. */
interface DropTarget {
  readonly place: Place;
  readonly top: number;
  readonly start: number;
  /** Into the group whose head is there, instead of between two rows. */
  readonly isInto: boolean;
}

function targetAt(
  { draft, rows, layout, body }: TreeDragOptions,
  id: string,
  clientY: number,
): DropTarget | undefined {
  if (body === null) return undefined;
  const y = clientY - body.getBoundingClientRect().top;
  const index = rowAt(layout, y);
  const row = rows[index];
  if (row === undefined) return undefined;
  const top = layout.tops[index] ?? 0;
  const bottom = layout.tops[index + 1] ?? top;
  const place = placeOfDrop(row, (y - top) / Math.max(1, bottom - top));
  if (!canDrop(draft, id, place)) return undefined;
  const isInto = row.kind === 'group' && place.position !== 'before';
  const level = row.kind === 'foot' ? row.level + 1 : row.level;
  const markTop = place.position === 'after' ? bottom - 1 : top;
  return { place, top: isInto ? top + 2 : markTop, start: insetOf(level).start + 4, isInto };
}

/** Drags conditions and groups by their handles. */
function useTreeDrag(options: TreeDragOptions): RowDrag<DropTarget> {
  const { rows, body, canEdit, actions } = options;
  return useRowDrag<DropTarget>({
    canDrag: canEdit,
    body,
    findRow: (handle) => {
      const row = rows[rowIndexOf(handle)];
      const element = handle.closest<HTMLElement>('[data-row]');
      return row && element ? { element, id: row.id } : undefined;
    },
    targetAt: (id, clientY) => targetAt(options, id, clientY),
    onStart: actions.flush,
    onDrop: (id, { place }) => actions.moveTo(id, place),
  });
}
