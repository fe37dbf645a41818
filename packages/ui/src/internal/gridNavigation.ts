/**
 * The place that the arrow keys move. Row -1 is the head. Column -1 is a row as a whole; in the head, which has no such
 * place, it means the first column.
 */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** What bounds the position. */
export interface GridExtent {
  readonly rowCount: number;
  readonly columnCount: number;
  /** How many rows PageUp and PageDown move. At least 1. */
  readonly rowsPerPage: number;
}

/** The step of a key. */
export type GridMove =
  | 'up'
  | 'down'
  | 'forward'
  | 'back'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'firstRow'
  | 'lastRow';

/** The keys that matter, as properties of a keyboard event. */
export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const moves: Readonly<Record<string, GridMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'rowStart',
  End: 'rowEnd',
};

const mirrored: Readonly<Record<string, GridMove>> = { ArrowRight: 'back', ArrowLeft: 'forward' };
const withControl: Readonly<Record<string, GridMove>> = { Home: 'firstRow', End: 'lastRow' };

/** The step of a key in a grid that is read from right to left or from left to right; null for none. */
export function getMove(event: GridKey, isRightToLeft: boolean): GridMove | null {
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return withControl[event.key] ?? null;
  return (isRightToLeft ? mirrored[event.key] : undefined) ?? moves[event.key] ?? null;
}

/** The nearest position that exists: the last row when there are fewer rows, the head when there are none. */
export function clampPosition(position: GridPosition, extent: GridExtent): GridPosition {
  const row = Math.max(-1, Math.min(position.row, extent.rowCount - 1));
  const column = Math.max(-1, Math.min(position.column, extent.columnCount - 1));
  return { row, column };
}

/** The column that has the focus at a position: null for the row as a whole. */
export function getFocusColumn(position: GridPosition): number | null {
  if (position.row < 0) return Math.max(0, position.column);
  return position.column < 0 ? null : position.column;
}

/** Where a step leads. Steps beyond an edge stay at the edge. */
export function movePosition(position: GridPosition, move: GridMove, extent: GridExtent): GridPosition {
  const { row, column } = clampPosition(position, extent);
  const isWholeRow = getFocusColumn({ row, column }) === null;
  const lastRow = extent.rowCount - 1;
  const to = (next: GridPosition): GridPosition => clampPosition(next, extent);
  switch (move) {
    case 'up':
      return to({ row: row - 1, column });
    case 'down':
      return to({ row: row + 1, column });
    case 'pageUp':
      return to({ row: row < 0 ? row : Math.max(0, row - extent.rowsPerPage), column });
    case 'pageDown':
      return to({ row: row + extent.rowsPerPage, column });
    case 'forward':
      return to({ row, column: row < 0 ? Math.max(0, column) + 1 : column + 1 });
    case 'back':
      return to({ row, column: row < 0 ? Math.max(0, column - 1) : column - 1 });
    case 'rowStart':
      return isWholeRow ? to({ row: 0, column }) : to({ row, column: 0 });
    case 'rowEnd':
      return isWholeRow ? to({ row: lastRow, column }) : to({ row, column: extent.columnCount - 1 });
    case 'firstRow':
      return to({ row: 0, column: isWholeRow ? column : 0 });
    case 'lastRow':
      return to({ row: lastRow, column: isWholeRow ? column : extent.columnCount - 1 });
  }
}
