import type { BulkSelection } from '@studio/api';
import { countSelectedRows, type GridSelection } from '@studio/widgets';

/** A selection, and the filter on which 'all' was chosen. */
export interface ScopedSelection {
  readonly selection: GridSelection;
  readonly filterKey: string;
}

/** Nothing selected. */
export const noSelection: GridSelection = { mode: 'ids', ids: new Set() };

/** The selection on this filter: rows chosen one by one stay chosen, 'all' ends with its filter. */
export function selectionOn({ selection, filterKey }: ScopedSelection, currentKey: string): GridSelection {
  return selection.mode === 'all' && filterKey !== currentKey ? noSelection : selection;
}

/** The body of a bulk call; with 'all' it carries the number of objects that the user was shown. */
export function toBulkSelection(selection: GridSelection, filterUri: string, total: number): BulkSelection {
  if (selection.mode === 'ids') return { ids: [...selection.ids] };
  return {
    filterUri,
    excludedIds: [...selection.excludedIds],
    expectedCount: countSelectedRows(selection, total),
  };
}
