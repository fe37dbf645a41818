/** A place in a grid: row -1 is the head. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** How large a grid is; rows without the head. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const page = 10;

function clamp({ row, column }: GridPlace, { rows, columns }: GridSize): GridPlace {
  return {
    row: Math.max(-1, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}

/**
 * Where a key leads to from a place in a grid; undefined for a key without effect.
 * @param isRightToLeft the left arrow then leads to the next column
 */
export function moveInGrid(
  { key, ctrlKey, metaKey }: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean },
  from: GridPlace,
  size: GridSize,
  isRightToLeft: boolean,
): GridPlace | undefined {
  const { row, column } = from;
  const isFar = ctrlKey || metaKey;
  const forward = isRightToLeft ? -1 : 1;
  const to = (place: GridPlace) => clamp(place, size);
  switch (key) {
    case 'ArrowDown':
      return to({ row: isFar ? size.rows - 1 : row + 1, column });
    case 'ArrowUp':
      return to({ row: isFar ? 0 : row - 1, column });
    case 'ArrowRight':
      return to({ row, column: column + forward });
    case 'ArrowLeft':
      return to({ row, column: column - forward });
    case 'Home':
      return to({ row: isFar ? 0 : row, column: 0 });
    case 'End':
      return to({ row: isFar ? size.rows - 1 : row, column: size.columns - 1 });
    case 'PageDown':
      return to({ row: row + page, column });
    case 'PageUp':
      return to({ row: Math.max(0, row - page), column });
    default:
      return undefined;
  }
}

/** The next or previous place in reading order; undefined beyond the last and the first cell. */
export function stepInGrid(from: GridPlace, size: GridSize, isBack: boolean): GridPlace | undefined {
  const index = from.row * size.columns + from.column + (isBack ? -1 : 1);
  if (index < 0 || index >= size.rows * size.columns) return undefined;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}
