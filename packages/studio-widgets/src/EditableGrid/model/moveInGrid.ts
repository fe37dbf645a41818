import { clampPosition, type GridPosition, getMove, movePosition } from '@studio/ui/internal';

/** A place in a grid: row -1 is the head. */
export type GridPlace = GridPosition;

/** How large a grid is; rows without the head. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const rowsPerPage = 10;

/**
 * Where a key leads to from a place in a grid; undefined for a key without effect.
 * @param isRightToLeft the left arrow then leads to the next column
 */
export function moveInGrid(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  from: GridPlace,
  size: GridSize,
  isRightToLeft: boolean,
): GridPlace | undefined {
  const isFar = ctrlKey || metaKey;
  const extent = { rowCount: size.rows, columnCount: size.columns, rowsPerPage };
  if (isFar && key === 'ArrowUp') return clampPosition({ ...from, row: 0 }, extent);
  if (isFar && key === 'ArrowDown') return clampPosition({ ...from, row: size.rows - 1 }, extent);
  const isCorner = isFar && (key === 'Home' || key === 'End');
  const move = getMove({ key, ctrlKey: isCorner, metaKey: false, altKey: false }, isRightToLeft);
  if (move === null) return undefined;
  const { row, column } = movePosition(from, move, extent);
  return { row, column: Math.max(0, column) };
}

/** The next or previous place in reading order; undefined beyond the last and the first cell. */
export function stepInGrid(from: GridPlace, size: GridSize, isBack: boolean): GridPlace | undefined {
  const index = from.row * size.columns + from.column + (isBack ? -1 : 1);
  if (index < 0 || index >= size.rows * size.columns) return undefined;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}
