import type { DataItemsDraft } from '../types.ts';

/** Height of a row of the table, in pixels. */
export const ROW_HEIGHT = 36;
/** Height of a group's name bar, in pixels, without the card's border. */
export const GROUP_BAR_HEIGHT = 40;
/** Height of a group's column headers, in pixels. */
export const COLUMN_HEAD_HEIGHT = 30;
/** Space between two groups, in pixels. */
export const GROUP_GAP = 16;

const BORDER = 1;
const TOP = BORDER + GROUP_BAR_HEIGHT + COLUMN_HEAD_HEIGHT;
const BOTTOM = BORDER + GROUP_GAP;

/** The part of a group that is on screen. */
export interface GroupSlice {
  readonly groupIndex: number;
  /** Distance of the group's card from the top of the list, in pixels. */
  readonly top: number;
  /** Height of the card, in pixels, without the gap below it. */
  readonly height: number;
  /** Height of its rows, in pixels, with the card's lower border. */
  readonly rowsHeight: number;
  /** Index of the first row to draw. */
  readonly firstItem: number;
  /** Index behind the last row to draw; the same as `firstItem` for none. */
  readonly endItem: number;
}

/**
 * The positions of everything in a list of groups. The list is a flat sequence of entries, three kinds in a fixed
 * order: for each group its top (name and column headers), its rows, its bottom (the gap).
 */
export interface Layout {
  readonly entryCount: number;
  /** In pixels. */
  readonly height: number;
  /** Height of one entry, in pixels. */
  readonly sizeOf: (entry: number) => number;
  /** The groups that a range of entries, both ends included, touches. */
  readonly slice: (firstEntry: number, lastEntry: number) => readonly GroupSlice[];
  /** A group without any of its rows. */
  readonly sliceWithoutRows: (groupIndex: number) => GroupSlice;
  /** The group at a distance from the top of the list, in pixels; the nearest one beyond the ends. */
  readonly groupAt: (y: number) => number;
  /** Distance of a row's upper edge from the top of the list, in pixels. */
  readonly topOfRow: (groupIndex: number, itemIndex: number) => number;
}

function findGroup(starts: readonly number[], entry: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= entry) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows that each group takes the room of: a group without any says so in a row. */
export function countRows({ groups }: DataItemsDraft): number[] {
  return groups.map(({ items }) => Math.max(1, items.length));
}

/** Lays out groups by their numbers of rows. */
export function createLayout(itemCounts: readonly number[]): Layout {
  const starts: number[] = [];
  const tops: number[] = [];
  let entryCount = 0;
  let height = 0;
  for (const count of itemCounts) {
    starts.push(entryCount);
    tops.push(height);
    entryCount += count + 2;
    height += TOP + count * ROW_HEIGHT + BOTTOM;
  }
  const sizeOf = (entry: number) => {
    const groupIndex = findGroup(starts, entry);
    const offset = entry - (starts[groupIndex] ?? 0);
    if (offset === 0) return TOP;
    return offset <= (itemCounts[groupIndex] ?? 0) ? ROW_HEIGHT : BOTTOM;
  };
  const sliceOf = (groupIndex: number, firstEntry: number, lastEntry: number): GroupSlice => {
    const count = itemCounts[groupIndex] ?? 0;
    const start = (starts[groupIndex] ?? 0) + 1;
    const firstItem = Math.min(count, Math.max(0, firstEntry - start));
    const endItem = Math.max(firstItem, Math.min(count, lastEntry - start + 1));
    const rowsHeight = count * ROW_HEIGHT + BORDER;
    return {
      groupIndex,
      top: tops[groupIndex] ?? 0,
      height: TOP + rowsHeight,
      rowsHeight,
      firstItem,
      endItem,
    };
  };
  const slice = (firstEntry: number, lastEntry: number) => {
    if (itemCounts.length === 0 || lastEntry < firstEntry) return [];
    const firstGroup = findGroup(starts, firstEntry);
    const lastGroup = findGroup(starts, lastEntry);
    return Array.from({ length: lastGroup - firstGroup + 1 }, (_, index) =>
      sliceOf(firstGroup + index, firstEntry, lastEntry),
    );
  };
  const sliceWithoutRows = (groupIndex: number) => sliceOf(groupIndex, -1, -1);
  const groupAt = (y: number) => findGroup(tops, y);
  const topOfRow = (groupIndex: number, itemIndex: number) =>
    (tops[groupIndex] ?? 0) + TOP + itemIndex * ROW_HEIGHT;
  return { entryCount, height, sizeOf, slice, sliceWithoutRows, groupAt, topOfRow };
}
