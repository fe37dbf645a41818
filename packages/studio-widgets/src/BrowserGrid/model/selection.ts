import type { GridSelection } from '../types.ts';
import type { RowIds } from './rowIds.ts';

const nothing: ReadonlySet<string> = new Set();

/** A selection of no row. */
export function clearSelection(): GridSelection {
  return { mode: 'ids', ids: nothing };
}

/** A selection of every row that the filter matches, on whatever page it is. */
export function selectAllOnFilter(): GridSelection {
  return { mode: 'all', excludedIds: nothing };
}

/** Whether it is every row that the filter matches, without exception. */
export function isEverything(selection: GridSelection): boolean {
  return selection.mode === 'all' && selection.excludedIds.size === 0;
}

/** Whether the row with this id is selected. */
export function isRowSelected(selection: GridSelection, id: string): boolean {
  return selection.mode === 'ids' ? selection.ids.has(id) : !selection.excludedIds.has(id);
}

/** How many rows are selected when the filter matches `total` rows. Never negative. */
export function countSelectedRows(selection: GridSelection, total: number): number {
  return selection.mode === 'ids' ? selection.ids.size : Math.max(0, total - selection.excludedIds.size);
}

/** Selects or deselects rows, and answers the same object when that changes nothing. */
export function setRowsSelected(
  selection: GridSelection,
  ids: readonly string[],
  selected: boolean,
): GridSelection {
  const changed = ids.filter((id) => isRowSelected(selection, id) !== selected);
  if (changed.length === 0) return selection;
  const isListed = (selection.mode === 'ids') === selected;
  const next = new Set(selection.mode === 'ids' ? selection.ids : selection.excludedIds);
  for (const id of changed) {
    if (isListed) next.add(id);
    else next.delete(id);
  }
  return selection.mode === 'ids' ? { mode: 'ids', ids: next } : { mode: 'all', excludedIds: next };
}

/** Selects the row when it is not selected, and deselects it when it is. */
export function toggleRow(selection: GridSelection, id: string): GridSelection {
  return setRowsSelected(selection, [id], !isRowSelected(selection, id));
}

/**
 * Gives the rows from `anchorId` to `targetId`, both included and in either direction, the state that the anchor has.
 * When the anchor is not among `pageIds` (it was on another page), the target alone is toggled.
 */
export function toggleRowRange(
  selection: GridSelection,
  pageIds: RowIds,
  anchorId: string,
  targetId: string,
): GridSelection {
  const from = pageIds.indexOf(anchorId);
  const to = pageIds.indexOf(targetId);
  if (from < 0 || to < 0) return toggleRow(selection, targetId);
  const range = pageIds.slice(Math.min(from, to), Math.max(from, to) + 1);
  return setRowsSelected(selection, range, isRowSelected(selection, anchorId));
}

/** A selection of one row and no other; the same object when it is that already. */
export function selectOnlyRow(selection: GridSelection, id: string): GridSelection {
  const isSame = selection.mode === 'ids' && selection.ids.size === 1 && selection.ids.has(id);
  return isSame ? selection : { mode: 'ids', ids: new Set([id]) };
}

/** State of a checkbox for every row that the filter matches, of which there are `total`. */
export function getAllState(selection: GridSelection, total: number): boolean | 'mixed' {
  const selected = countSelectedRows(selection, total);
  if (selected === 0) return false;
  return selected >= total ? true : 'mixed';
}

/** State of the checkbox for the page: every row, some rows (`'mixed'`) or none. */
export function getPageSelection(selection: GridSelection, pageIds: readonly string[]): boolean | 'mixed' {
  const selected = pageIds.filter((id) => isRowSelected(selection, id)).length;
  if (selected === 0) return false;
  return selected === pageIds.length ? true : 'mixed';
}

/** Deselects the page when all of it is selected, and selects all of it otherwise. */
export function togglePageRows(selection: GridSelection, pageIds: readonly string[]): GridSelection {
  return setRowsSelected(selection, pageIds, getPageSelection(selection, pageIds) !== true);
}
