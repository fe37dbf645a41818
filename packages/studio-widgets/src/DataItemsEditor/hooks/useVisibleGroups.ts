import { useMemo } from 'react';
import { useVirtualizer } from 'react-window';
import { type ScrollElement, useScrollElement } from '../../shared/scrollElement/useScrollElement.ts';
import { countRows, createLayout, type GroupSlice, type Layout } from '../model/layout.ts';
import { type GridPlace, groupOf } from '../places.ts';
import type { DataItemsDraft } from '../types.ts';

const drawAllUpTo = 120;
const overscan = 6;
const heightBeforeMeasuring = 700;

/** What to draw of a long list of groups. */
export interface VisibleGroups {
  /** Of the whole list, in pixels. */
  readonly height: number;
  readonly slices: readonly GroupSlice[];
}

function useLayout(draft: DataItemsDraft): Layout {
  const key = countRows(draft).join();
  return useMemo(() => createLayout(key === '' ? [] : key.split(',').map(Number)), [key]);
}

function withPinnedGroup(
  slices: readonly GroupSlice[],
  layout: Layout,
  draft: DataItemsDraft,
  pinned: GridPlace | undefined,
): readonly GroupSlice[] {
  const index = pinned === undefined ? -1 : draft.groups.findIndex(({ id }) => id === groupOf(pinned));
  if (index < 0 || slices.some(({ groupIndex }) => groupIndex === index)) return slices;
  return [...slices, layout.sliceWithoutRows(index)].sort((a, b) => a.groupIndex - b.groupIndex);
}

/**
 * Decides which rows are drawn: all of a short list, else those near the part of the list that is on screen.
 * `container` is the element that holds the list; the group of the `pinned` place is drawn wherever it is.
 */
export function useVisibleGroups(
  draft: DataItemsDraft,
  container: HTMLElement | null,
  givenScrollElement: ScrollElement | undefined,
  pinned: GridPlace | undefined,
): VisibleGroups {
  const layout = useLayout(draft);
  const isLong = layout.entryCount > drawAllUpTo;
  const scrollElement = useScrollElement(container, givenScrollElement, isLong);
  const { items } = useVirtualizer({
    count: layout.entryCount,
    itemSize: layout.sizeOf,
    element: container,
    scrollElement,
    defaultSize: heightBeforeMeasuring,
    overscanCount: isLong ? overscan : layout.entryCount,
  });
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const slices = withPinnedGroup(layout.slice(first, last), layout, draft, pinned);
  return { height: layout.height, slices };
}
