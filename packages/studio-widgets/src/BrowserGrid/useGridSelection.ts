import { useRef } from 'react';
import { extendRange, type RangeAnchor, startRange } from './model/range.ts';
import { setRows, togglePage, toggleRow } from './model/selection.ts';
import type { GridSelection } from './types.ts';

export interface GridSelectionActions {
  readonly toggle: (id: string) => void;
  /** Selects from the row toggled last, or else from `fromId`, to `targetId`. */
  readonly extend: (fromId: string, targetId: string) => void;
  readonly togglePage: () => void;
  readonly selectPage: () => void;
}

/** What pointer and keys do to a selection; null when rows cannot be selected now. */
export function useGridSelection(
  selection: GridSelection | null,
  pageIds: readonly string[],
  onChange: ((next: GridSelection) => void) | undefined,
): GridSelectionActions | null {
  const anchor = useRef<RangeAnchor | null>(null);
  if (!selection) return null;

  const emit = (next: GridSelection) => {
    if (next !== selection) onChange?.(next);
  };
  return {
    toggle(id) {
      const next = toggleRow(selection, id);
      anchor.current = startRange(id, next);
      emit(next);
    },
    extend(fromId, targetId) {
      anchor.current = extendRange(anchor.current, selection, pageIds, fromId, targetId);
      emit(anchor.current.result);
    },
    togglePage: () => emit(togglePage(selection, pageIds)),
    selectPage: () => emit(setRows(selection, pageIds, true)),
  };
}
