import { useState } from 'react';
import { useVirtualizer } from 'react-window';

const drawAllUpTo = 60;
const overscan = 8;
const heightBeforeMeasuring = 720;

interface FixedRowsOptions {
  /** Number of rows. */
  readonly count: number;
  /** Of every row, in pixels. */
  readonly rowHeight: number;
  /** A row that is drawn wherever it is: the one with the focus. */
  readonly pinnedIndex?: number | undefined;
}

/** What to draw of a long list of rows of one height, and where. */
export interface FixedRows {
  /** Goes on the element that scrolls. */
  readonly scrollRef: (element: HTMLElement | null) => void;
  /** Goes on the element inside it that holds the rows. */
  readonly bodyRef: (element: HTMLElement | null) => void;
  /** Of all rows, in pixels. */
  readonly height: number;
  /** The rows to draw, ascending; each belongs at `index * rowHeight`. */
  readonly indexes: readonly number[];
}

/** Draws all rows of a short list, and of a long one those on screen and near it. */
export function useFixedRows({ count, rowHeight, pinnedIndex }: FixedRowsOptions): FixedRows {
  const [scrollElement, scrollRef] = useState<HTMLElement | null>(null);
  const [element, bodyRef] = useState<HTMLElement | null>(null);
  const { items } = useVirtualizer({
    count,
    itemSize: rowHeight,
    element,
    scrollElement,
    defaultSize: heightBeforeMeasuring,
    overscanCount: count > drawAllUpTo ? overscan : count,
  });
  const indexes = items.map(({ index }) => index);
  const isPinnedMissing = pinnedIndex !== undefined && pinnedIndex >= 0 && pinnedIndex < count;
  if (isPinnedMissing && !indexes.includes(pinnedIndex)) {
    indexes.push(pinnedIndex);
    indexes.sort((a, b) => a - b);
  }
  return {
    scrollRef,
    bodyRef,
    height: count * rowHeight,
    indexes,
  };
}
