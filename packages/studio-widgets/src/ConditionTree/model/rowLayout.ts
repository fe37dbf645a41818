import type { TreeRow } from './visibleRows.ts';

/** Heights in pixels; what a row really takes is measured once it is drawn. */
export const rowHeights = { condition: 36, group: 40, foot: 36, gapBelowGroup: 6, belowLast: 4 } as const;

/** Names a row among all rows of a tree. */
export function rowKey({ kind, id }: TreeRow): string {
  return kind === 'foot' ? `${id} foot` : id;
}

/** The groups around a row's content; the group of a head or foot is one of them. */
function framesAround({ kind, level }: TreeRow): number {
  return kind === 'condition' ? level : level + 1;
}

/**
 * The height that a row has unless its content needs more: below each group that ends here but the root is a gap, and a condition
 * that is the last one, because nothing can be added, has some room above the line of its group.
 */
export function plainHeight(row: TreeRow): number {
  const endsRoot = row.closes === framesAround(row);
  const gaps = (endsRoot ? row.closes - 1 : row.closes) * rowHeights.gapBelowGroup;
  const room = row.kind === 'condition' && row.closes > 0 ? rowHeights.belowLast : 0;
  return rowHeights[row.kind] + gaps + room;
}

/** The positions of rows. */
export interface RowLayout {
  /** Distance of each row from the top, and at the end the height of all, in pixels. */
  readonly tops: Float64Array;
  readonly height: number;
}

/** Lays rows out one below the other, with measured heights where there are any. */
export function layOutRows(rows: readonly TreeRow[], measured: ReadonlyMap<string, number>): RowLayout {
  const tops = new Float64Array(rows.length + 1);
  let top = 0;
  let index = 0;
  for (const row of rows) {
    tops[index] = top;
    top += (measured.size > 0 ? measured.get(rowKey(row)) : undefined) ?? plainHeight(row);
    index += 1;
  }
  tops[rows.length] = top;
  return { tops, height: top };
}

/** The row that covers a distance from the top; the nearest one outside. */
export function rowAt({ tops }: RowLayout, y: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}
