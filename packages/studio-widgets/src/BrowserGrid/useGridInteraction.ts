import type { HTMLAttributes, RefObject } from 'react';
import type { RowIds } from './model/rowIds.ts';
import type { GridOpenRowEvent, GridSelection } from './types.ts';
import { type GridFocus, useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useGridSelection } from './useGridSelection.ts';

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
