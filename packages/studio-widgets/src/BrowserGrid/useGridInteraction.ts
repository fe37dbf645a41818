import { type GridExtent, type GridMove, getMove, movePosition } from '@studio/ui/internal';
import {
  type ChangeEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useRef,
} from 'react';
import { clickRow, findRowLink, getClickedPart, getFocusedControl, hasSelectedText } from './gridElements.ts';
import { type GridCommand, getCommand } from './model/command.ts';
import { getRowIntent, type RowIntent } from './model/pointer.ts';
import type { RowIds } from './model/rowIds.ts';
import type { GridOpenRowEvent, GridSelection } from './types.ts';
import { type GridFocus, getPosition, useGridFocus } from './useGridFocus.ts';
import { type GridSelectionActions, useGridSelection } from './useGridSelection.ts';

export interface GridInteractionOptions<Row> {
  readonly tableRef: RefObject<HTMLTableElement | null>;
  readonly rows: readonly Row[] | undefined;
  readonly ids: RowIds;
  /** Columns that can be active, the checkbox counted. */
  readonly columnCount: number;
  readonly selection: GridSelection | null;
  readonly onSelectionChange: (selection: GridSelection) => void;
  readonly selectionMode: 'multiple' | 'single';
  readonly selectAllScope: 'page' | 'filter';
  /** How many rows the filter matches. */
  readonly totalRecords: number;
  readonly onCancelSelection: (() => void) | undefined;
  /** A `BulkHeader` above the rows is doing something with those that are selected. */
  readonly isHeld: () => boolean;
  /** The head of a column that sorts was pressed. */
  readonly onSort: (key: string) => void;
  readonly onOpenRow: ((row: Row, event: GridOpenRowEvent) => void) | undefined;
}

export interface GridInteraction extends Pick<GridFocus, 'active' | 'focusHead' | 'watch'> {
  /** State of the checkbox in the head; null while rows cannot be selected. */
  readonly allState: boolean | 'mixed' | null;
  /** Gives a row the focus, by its place. */
  readonly focusRow: (row: number) => void;
  /** To be set on the grid's element. */
  readonly handlers: HTMLAttributes<HTMLTableElement>;
}

/** Focus, keys, pointer and selection of a grid, put together. */
export function useGridInteraction<Row>(options: GridInteractionOptions<Row>): GridInteraction {
  const { tableRef, rows, ids, columnCount, onOpenRow, onCancelSelection, isHeld } = options;
  const extent = { rowCount: ids.length, columnCount, rowsPerPage: 1 };
  const focus = useGridFocus(tableRef, extent);
  const selection = useGridSelection({
    selection: options.selection,
    onChange: (next) => isHeld() || options.onSelectionChange(next),
    ids,
    mode: options.selectionMode,
    scope: options.selectAllScope,
    totalRecords: options.totalRecords,
  });
  const onOpen =
    onOpenRow && ((index: number, event: GridOpenRowEvent) => openAt(rows, index, event, onOpenRow));
  const pointer = useGridPointer({
    isSelecting: selection !== null,
    onOpen,
    onToggle(index, hasShift) {
      const id = ids.at(index);
      if (id === undefined) return;
      if (hasShift) selection?.extend(id, id);
      else selection?.toggle(id);
    },
    onToggleAll: () => selection?.toggleAll(),
    onSort: options.onSort,
  });
  const onKeyDown = useGridKeys({
    focus,
    getExtent: () => ({ ...extent, rowsPerPage: countVisibleRows(tableRef.current) }),
    ids,
    selection,
    onOpen,
    onCancelSelection: onCancelSelection && (() => isHeld() || onCancelSelection()),
  });
  return {
    active: focus.active,
    allState: selection?.allState ?? null,
    focusHead: focus.focusHead,
    focusRow: (row) => focus.moveTo({ row, column: -1 }),
    watch: focus.watch,
    handlers: { ...pointer, onKeyDown },
  };
}

function openAt<Row>(
  rows: readonly Row[] | undefined,
  index: number,
  event: GridOpenRowEvent,
  onOpenRow: (row: Row, event: GridOpenRowEvent) => void,
): void {
  const row = rows?.[index];
  if (row !== undefined) onOpenRow(row, event);
}

/** How many rows PageDown skips: those that fit the visible part, less one to keep the thread. */
function countVisibleRows(table: HTMLTableElement | null): number {
  const view = table?.parentElement?.clientHeight ?? 0;
  const row = table?.tHead?.offsetHeight ?? 0;
  return row > 0 ? Math.max(1, Math.floor(Math.min(view, window.innerHeight) / row) - 2) : 10;
}

const editors =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"]), input[type="radio"]:not([data-part])';

interface GridKeysOptions {
  readonly focus: GridFocus;
  readonly getExtent: () => GridExtent;
  readonly ids: RowIds;
  readonly selection: GridSelectionActions | null;
  readonly onOpen: ((index: number, event: KeyboardEvent<HTMLElement>) => void) | undefined;
  readonly onCancelSelection: (() => void) | undefined;
}

/** The keys of the grid pattern. Keys that a control of a cell needs for itself are left to it. */
function useGridKeys(options: GridKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { focus, getExtent, ids, selection, onOpen, onCancelSelection } = options;
  const { active } = focus;
  const activeId = ids.at(active.row);

  const move = (event: KeyboardEvent, step: GridMove) => {
    const next = movePosition(active, step, getExtent());
    const nextId = ids.at(next.row);
    if (event.shiftKey && activeId !== undefined && nextId !== undefined) selection?.extend(activeId, nextId);
    focus.moveTo(next);
  };

  const obey = (event: KeyboardEvent<HTMLElement>, target: Element, command: GridCommand) => {
    if (command === 'toggle' && activeId !== undefined) selection?.toggle(activeId);
    else if (command === 'extend' && activeId !== undefined) selection?.extend(activeId, activeId);
    else if (command === 'selectAll') selection?.selectAll();
    else if (command === 'cancel') onCancelSelection?.();
    else if (findRowLink(target)) clickRow(target, event.ctrlKey || event.metaKey);
    else onOpen?.(active.row, event);
  };

  return (event) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !(target instanceof Element) || target.matches(editors)) return;
    if (!currentTarget.contains(target)) return;
    const step = getMove(event, getComputedStyle(currentTarget).direction === 'rtl');
    const command = getCommand(event, {
      control: getFocusedControl(target),
      isInRows: active.row >= 0,
      isSelecting: selection !== null,
    });
    if ((!step && !command) || (command === 'cancel' && !onCancelSelection)) return;
    event.preventDefault();
    if (step) move(event, step);
    else if (command) obey(event, target, command);
  };
}

interface GridPointerOptions {
  readonly isSelecting: boolean;
  /** The host opens rows itself, in place of their links. */
  readonly onOpen: ((index: number, event: ReactMouseEvent<HTMLElement>) => void) | undefined;
  readonly onToggle: (index: number, hasShift: boolean) => void;
  readonly onToggleAll: () => void;
  /** The head of a column that sorts was pressed. */
  readonly onSort: (key: string) => void;
}

interface GridPointer {
  readonly onMouseDown: (event: ReactMouseEvent<HTMLElement>) => void;
  /** A link must not receive the click that selects its row. */
  readonly onClickCapture: (event: ReactMouseEvent<HTMLElement>) => void;
  readonly onClick: (event: ReactMouseEvent<HTMLElement>) => void;
  readonly onAuxClick: (event: ReactMouseEvent<HTMLElement>) => void;
  readonly onChange: (event: ChangeEvent<HTMLElement>) => void;
}

/** What a click anywhere in the rows does. One set of handlers serves every row. */
function useGridPointer(options: GridPointerOptions): GridPointer {
  const { isSelecting, onOpen, onToggle } = options;
  const pressed = useRef<EventTarget>(null);

  const getIntent = (event: ReactMouseEvent<HTMLElement>, target: Element): RowIntent =>
    getRowIntent({
      button: event.button,
      hasShift: event.shiftKey,
      hasControl: event.ctrlKey || event.metaKey,
      target: getClickedPart(target),
      isSelecting,
      hasTextSelection: hasSelectedText(event.currentTarget),
    });

  const act = (event: ReactMouseEvent<HTMLElement>) => {
    const { target } = event;
    const from = pressed.current;
    pressed.current = null;
    if (event.detail > 0 && isTakenBack(from, target)) return;
    const index = target instanceof Element ? getPosition(target)?.row : undefined;
    if (!(target instanceof Element) || index === undefined || index < 0) return;
    const intent = getIntent(event, target);
    if (intent === 'toggle' || intent === 'extend') {
      event.preventDefault();
      onToggle(index, intent === 'extend');
    } else if (intent === 'open' && !findRowLink(target)) onOpen?.(index, event);
    else if (intent === 'open' || intent === 'openAside') clickRow(target, intent === 'openAside');
    else if (intent === 'follow' && onOpen && isPlain(event)) {
      event.preventDefault();
      onOpen(index, event);
    }
  };

  return {
    onMouseDown(event) {
      pressed.current = event.target;
      const isDrawingRange = isSelecting && event.shiftKey;
      const isMiddleOnRow =
        event.button === 1 && event.target instanceof Element && !event.target.closest('a');
      if (isDrawingRange || isMiddleOnRow) event.preventDefault();
    },
    onClickCapture(event) {
      const { target } = event;
      if (!isSelecting || !(target instanceof Element) || getClickedPart(target) !== 'link') return;
      const intent = getIntent(event, target);
      if (intent !== 'toggle' && intent !== 'extend') return;
      act(event);
      event.stopPropagation();
    },
    onClick(event) {
      const key = getSortKey(event.target);
      if (key === null) act(event);
      else options.onSort(key);
    },
    onAuxClick: act,
    onChange({ target, nativeEvent }) {
      const part = target.dataset['part'];
      const index = getPosition(target)?.row;
      const hasShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      if (part === 'all-select') options.onToggleAll();
      else if (part === 'row-select' && index !== undefined) onToggle(index, hasShift);
    },
  };
}

/**
 * Whether a press that began on a control, a link or the checkbox was released beside it: browsers then dispatch a click on what is around
 * both.
 */
function isTakenBack(from: EventTarget | null, target: EventTarget): boolean {
  if (!(from instanceof Element) || !(target instanceof Element)) return false;
  return from.isConnected && getClickedPart(from) !== getClickedPart(target);
}

function isPlain(event: ReactMouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}

/** Key of the column whose sorting button was pressed. */
function getSortKey(target: EventTarget): string | null {
  const button = target instanceof Element ? target.closest('[data-part="sort"]') : null;
  return button?.parentElement?.dataset['key'] ?? null;
}
