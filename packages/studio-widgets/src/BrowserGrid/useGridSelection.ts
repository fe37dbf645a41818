import { useEffect, useRef } from 'react';
import { extendRange, type RangeAnchor, startRange } from './model/range.ts';
import type { RowIds } from './model/rowIds.ts';
import {
  clearSelection,
  countSelectedRows,
  getAllState,
  getPageSelection,
  selectAllOnFilter,
  selectOnlyRow,
  setRowsSelected,
  togglePageRows,
  toggleRow,
} from './model/selection.ts';
import type { GridSelection } from './types.ts';

export interface GridSelectionActions {
  /** State of the checkbox in the head. */
  readonly allState: boolean | 'mixed';
  readonly toggle: (id: string) => void;
  /** Selects from the row toggled last, or else from `fromId`, to `targetId`. */
  readonly extend: (fromId: string, targetId: string) => void;
  /** The checkbox in the head was pressed. */
  readonly toggleAll: () => void;
  /** Ctrl+A was pressed. */
  readonly selectAll: () => void;
}

export interface GridSelectionOptions {
  readonly selection: GridSelection | null;
  readonly onChange: (next: GridSelection) => void;
  readonly ids: RowIds;
  readonly mode: 'multiple' | 'single';
  readonly scope: 'page' | 'filter';
  /** How many rows the filter matches. */
  readonly totalRecords: number;
}

/** What pointer and keys do to a selection; null when rows cannot be selected now. */
export function useGridSelection(options: GridSelectionOptions): GridSelectionActions | null {
  const { selection, onChange, ids, mode, scope, totalRecords } = options;
  const anchor = useRef<RangeAnchor | null>(null);
  const isEmpty = !selection || countSelectedRows(selection, totalRecords) === 0;
  useEffect(() => {
    if (isEmpty) anchor.current = null;
  }, [isEmpty]);
  if (!selection) return null;

  const emit = (next: GridSelection) => {
    if (next !== selection) onChange(next);
  };
  if (mode === 'single') {
    const choose = (id: string) => emit(selectOnlyRow(selection, id));
    return {
      allState: false,
      toggle: choose,
      extend: (_, id) => choose(id),
      toggleAll: ignore,
      selectAll: ignore,
    };
  }
  const allState =
    scope === 'page' ? getPageSelection(selection, ids.slice()) : getAllState(selection, totalRecords);
  return {
    allState,
    toggle(id) {
      const next = toggleRow(selection, id);
      anchor.current = startRange(id, next);
      emit(next);
    },
    extend(fromId, targetId) {
      anchor.current = extendRange(anchor.current, selection, ids, fromId, targetId);
      emit(anchor.current.result);
    },
    toggleAll() {
      if (scope === 'page') return emit(togglePageRows(selection, ids.slice()));
      emit(allState === true ? clearSelection() : selectAllOnFilter());
    },
    selectAll() {
      emit(scope === 'page' ? setRowsSelected(selection, ids.slice(), true) : selectAllOnFilter());
    },
  };
}

const ignore = () => undefined;
