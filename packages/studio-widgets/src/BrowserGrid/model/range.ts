import type { GridSelection } from '../types.ts';
import type { RowIds } from './rowIds.ts';
import { isRowSelected, setRowsSelected, toggleRowRange } from './selection.ts';

/** Where a range starts, and what was selected before it was drawn, so that it can shrink again. */
export interface RangeAnchor {
  readonly id: string;
  readonly base: GridSelection;
  /** The selection that the range produced last. Another one means that something else changed it meanwhile. */
  readonly result: GridSelection;
}

/** An anchor at a row that was toggled by itself. */
export function startRange(id: string, selection: GridSelection): RangeAnchor {
  return { id, base: selection, result: selection };
}

/**
 * Draws the range from the anchor to `targetId` over what was selected when the range began. A missing anchor, or one
 * on another page, makes `fromId` the anchor, selected.
 */
export function extendRange(
  anchor: RangeAnchor | null,
  selection: GridSelection,
  pageIds: RowIds,
  fromId: string,
  targetId: string,
): RangeAnchor {
  const start =
    continueRange(anchor, selection, pageIds) ??
    startRange(fromId, setRowsSelected(selection, [fromId], true));
  return { ...start, result: toggleRowRange(start.base, pageIds, start.id, targetId) };
}

function continueRange(
  anchor: RangeAnchor | null,
  selection: GridSelection,
  pageIds: RowIds,
): RangeAnchor | null {
  if (!anchor || pageIds.indexOf(anchor.id) < 0) return null;
  if (anchor.result === selection) return anchor;
  return isRowSelected(selection, anchor.id) ? startRange(anchor.id, selection) : null;
}
