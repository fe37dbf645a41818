import { type HTMLAttributes, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { GridPosition } from './model/navigation.ts';
import type { GridSelection, OpenRowEvent } from './types.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useGridSelection } from './useGridSelection.ts';

export interface GridInteractionOptions<Row> {
  readonly tableRef: RefObject<HTMLTableElement | null>;
  readonly rows: readonly Row[] | undefined;
  readonly pageIds: readonly string[];
  /** Columns that can be active, the checkbox counted. */
  readonly columnCount: number;
  readonly selection: GridSelection | null;
  readonly onSelectionChange: ((selection: GridSelection) => void) | undefined;
  readonly onCancelSelection: (() => void) | undefined;
  readonly onOpenRow: ((row: Row, event: OpenRowEvent) => void) | undefined;
}

export interface GridInteraction {
  readonly active: GridPosition;
  readonly togglePage: () => void;
  /** The same function at every render. */
  readonly onToggle: (index: number, hasShift: boolean) => void;
  /** To be set on the grid's element. */
  readonly handlers: HTMLAttributes<HTMLTableElement>;
}

/** Focus, keys, pointer and selection of a grid, put together. */
export function useGridInteraction<Row>(options: GridInteractionOptions<Row>): GridInteraction {
  const { tableRef, rows, pageIds, columnCount, onOpenRow } = options;
  const extent = { rowCount: pageIds.length, columnCount, rowsPerPage: 1 };
  const focus = useGridFocus(tableRef, extent);
  const selection = useGridSelection(options.selection, pageIds, options.onSelectionChange);
  const onOpen = onOpenRow && ((index: number, event: OpenRowEvent) => openAt(rows, index, event, onOpenRow));

  const onToggle = useStable((index: number, hasShift: boolean) => {
    const id = pageIds[index];
    if (id === undefined) return;
    if (hasShift) selection?.extend(id, id);
    else selection?.toggle(id);
  });
  const pointer = useGridPointer({ isSelecting: selection !== null, onOpen, onToggle });
  const onKeyDown = useGridKeys({
    focus,
    getExtent: () => ({ ...extent, rowsPerPage: countVisibleRows(tableRef.current) }),
    pageIds,
    selection,
    onOpen,
    onCancelSelection: options.onCancelSelection,
  });
  return {
    active: focus.active,
    togglePage: () => selection?.togglePage(),
    onToggle,
    handlers: { ...pointer, onKeyDown, onFocus: focus.onFocus, onBlur: focus.onBlur },
  };
}

function openAt<Row>(
  rows: readonly Row[] | undefined,
  index: number,
  event: OpenRowEvent,
  onOpenRow: (row: Row, event: OpenRowEvent) => void,
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

function useStable<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
