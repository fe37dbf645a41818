import { isComposing, useControlled, useIsClient } from '@studio/ui/internal';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useRowDrag } from '../../shared/rowDrag/useRowDrag.ts';
import type { DataItemsEditorProps } from '../DataItemsEditorProps.ts';
import type { GroupsView } from '../GroupsView.ts';
import { describeDragged } from '../model/announcements.ts';
import { type Drop, findGroupDrop, findItemDrop } from '../model/dropPlace.ts';
import { getItem } from '../model/findItem.ts';
import { isBlankItem } from '../model/isBlankItem.ts';
import { countRows, createLayout } from '../model/layout.ts';
import { type DraftPlace, findNextError } from '../model/nextError.ts';
import { removedItems, restoreRemoved } from '../model/restoreRemoved.ts';
import type { ErrorFocus } from '../model/rowErrors.ts';
import { firstSelected, type Handle, isHandleSelected } from '../model/selection.ts';
import { type GridPlace, readGridPlace, readHandle } from '../places.ts';
import type { DataItemsChange, DataItemsDraft } from '../types.ts';
import { type CellKeysContext, handleCellKey } from './cellKeys.ts';
import { type HandleKeysContext, handleHandleKey, handleSelectionKey } from './handleKeys.ts';
import { type AnsweredRemoval, useArranging } from './useArranging.ts';
import { useClipboard } from './useClipboard.ts';
import { useEditing } from './useEditing.ts';
import { type ActiveField, useEditorFocus } from './useEditorFocus.ts';
import { useEditorModel } from './useEditorModel.ts';
import { useHeldText } from './useHeldText.ts';
import { usePlaceHandle } from './usePlaceHandle.ts';
import { useSelection } from './useSelection.ts';

const emptyDraft = { groups: [{ id: 'first', name: '', items: [] }], firstOrdering: 0 } as const;

function errorFocusOf(active: ActiveField | undefined): ErrorFocus | undefined {
  if (active === undefined || !('itemId' in active.place)) return undefined;
  return { ...active.place, isFreshRow: active.isFreshRow };
}

/** Ties the draft, what can be done to it, focus and keys together for the editor to draw. */
export function useDataItemsEditor<Extra extends object>(props: DataItemsEditorProps<Extra>) {
  const { hasDefaultPrecedence, isReadOnly = false, locale } = props;
  const [value, onChange] = useControlled<DataItemsDraft<Extra>, [DataItemsChange]>(
    props.value,
    props.defaultValue ?? emptyDraft,
    props.onValueChange,
  );
  const model = useEditorModel(value, hasDefaultPrecedence, isReadOnly, props.labels);
  const { draft, validation, options, columns, labels } = model;
  const editing = useEditing({ draft, onChange, options, isReadOnly, locale });
  const gridRef = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const isClient = useIsClient();

  const isBlankRow = (itemId: string) => {
    const item = getItem(draft, itemId);
    return item !== undefined && isBlankItem(item);
  };
  const focus = useEditorFocus(gridRef, isBlankRow, editing.settleRow);
  const { active, focusPlace } = focus;
  const [announcement, announce] = useState('');
  const selecting = useSelection(draft, props);
  const { selection } = selecting;
  usePlaceHandle(props.actionsRef, gridRef, { draft, focus, selecting });
  const [removal, setRemoval] = useState<AnsweredRemoval<Extra>>();
  const arranging = useArranging({
    ...{ draft, labels, editing, selecting, focus, announce },
    onRemoved: setRemoval,
  });
  const pendingPaste = useClipboard(gridRef, {
    draft,
    options,
    columns,
    labels,
    isReadOnly,
    editing,
    selecting,
    arranging,
    announce,
  });
  const { target: drop, onPointerOver } = useRowDrag<Drop, Handle>({
    canDrag: !isReadOnly,
    body: gridRef,
    handles: '[data-handle]',
    stuckHead: '[data-part="group-bar"]',
    findRow: (element) => {
      const id = readHandle(element);
      return id && { element, id };
    },
    describe: (handle) => describeDragged(selection, handle, labels),
    targetAt: (handle, clientY) => {
      const y = clientY - (gridRef.current?.getBoundingClientRect().top ?? 0);
      const find = handle.kind === 'item' ? findItemDrop : findGroupDrop;
      return find(draft, createLayout(countRows(draft)), y);
    },
    isSameTarget: (a, b) => a.top === b.top,
    onStart: (handle) => {
      if (!isHandleSelected(selection, handle)) selecting.select(handle, 'only');
    },
    onDrop: arranging.drop,
  });

  const setText = (place: DraftPlace, text: string) => {
    if ('itemId' in place) editing.setCell(place.groupId, place.itemId, place.column, text);
    else editing.setGroupName(place.groupId, text);
  };
  const { addItemBelow } = editing;
  const onHoldText = useHeldText(editing);
  const onKeyDown = useGridKeys({
    draft,
    columns,
    isReadOnly,
    active,
    focusPlace,
    addItemBelow,
    setText,
    selecting,
    arranging,
  });
  const onClick = (event: MouseEvent) => {
    const handle = readHandle(event.target);
    if (handle === undefined) return;
    const isJoined = event.ctrlKey || event.metaKey;
    if (event.shiftKey) selecting.select(handle, isJoined ? 'add-range' : 'range');
    else selecting.select(handle, isJoined ? 'toggle' : 'only');
    focusPlace({ handle }, 'keep');
  };
  const leading = firstSelected(draft, selection);

  const goToNextError = (groupId?: string) => {
    const place = findNextError(draft, validation, focus.lastPlace.current, groupId);
    if (place !== undefined) focusPlace(place, 'all');
  };
  const [firstRemoved] = removal === undefined ? [] : removedItems(removal);
  const isStillRemoved = firstRemoved !== undefined && getItem(draft, firstRemoved.item.id) === undefined;
  const takeBack = () => {
    if (removal === undefined || firstRemoved === undefined) return;
    const { itemCount, groupCount } = removal;
    const change = { reason: 'restore-removed', itemCount, groupCount } as const;
    editing.rearrange((current, given) => restoreRemoved(current, removal, given), change);
    setRemoval(undefined);
    const { groupId, item } = firstRemoved;
    focus.focusPlaceNext({ handle: { kind: 'item', groupId, itemId: item.id } }, 'keep');
  };
  const addGroup = () => focusPlace({ groupId: editing.addGroup() }, 'end');

  const view: GroupsView = {
    draft,
    validation,
    refusals: isReadOnly ? undefined : props.refusals,
    labels,
    columns,
    isReadOnly,
    isClient,
    idPrefix,
    errorFocus: errorFocusOf(active),
    pinned: focus.pinned,
    selection,
    dropTop: drop?.top,
    onHoldText,
    onGroupNameChange: editing.setGroupName,
    onGoToNextError: goToNextError,
  };
  const gridProps = {
    ref: gridRef,
    onFocus: focus.onFocus,
    onBlur: focus.onBlur,
    onKeyDown,
    onClick,
    onPointerOver,
    onPointerDown: onPointerOver,
  };
  return {
    model,
    editing,
    view,
    gridProps,
    active,
    announcement,
    pendingPaste,
    /** More than one row was removed and is still out; undefined otherwise. */
    removal: removal !== undefined && isStillRemoved ? removal : undefined,
    takeBack,
    keepRemoved: () => setRemoval(undefined),
    addGroup,
    goToNextError,
    moveSelected: (delta: 1 | -1) => leading && arranging.step(leading, delta),
    removeSelected: () => leading && arranging.remove(leading),
    clearSelection: () => {
      selecting.clear();
      if (leading !== undefined) focusPlace({ handle: leading }, 'keep');
    },
  };
}

/** What the keys of the grid work with. */
interface GridKeysContext extends CellKeysContext, HandleKeysContext {}

function handleKey(context: GridKeysContext, event: KeyboardEvent, place: GridPlace): boolean {
  if ('handle' in place) return handleHandleKey(context, event, place.handle);
  if (!(event.target instanceof HTMLInputElement)) return false;
  if (handleSelectionKey(context, event, place, event.target)) return true;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (hasModifier) return false;
  return handleCellKey(context, event, place, event.target);
}

/**
 * The keys of the grid. In fields: up and down move between rows in a column, left and right between cells once
 * the caret is at the text's edge, Enter goes to a blank row below, Escape gives a field back the text it had when
 * it received focus. On handles: arrows move, with Shift they select, Delete removes. Anywhere: Alt with up and down
 * moves what is selected.
 */
function useGridKeys(context: GridKeysContext) {
  return (event: KeyboardEvent) => {
    const place = readGridPlace(event.target);
    if (place === undefined || isComposing(event)) return;
    if (!handleKey(context, event, place)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
