import { useIsClient } from '@studio/ui/internal';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import { type ScrollElement, useScrollElement } from '../../shared/scrollElement/useScrollElement.ts';
import { layOutRows, plainHeight, type RowLayout, rowAt, rowKey } from '../model/rowLayout.ts';
import type { TreeRow } from '../model/visibleRows.ts';

const drawAllUpTo = 30;
const overscan = 2;
/** Pixels of scrolling after which other rows are drawn. */
const step = 72;
const heightBeforeMeasuring = 720;

/** Which rows are drawn, and where. */
export interface TreeRows {
  readonly layout: RowLayout;
  /** Whether rows have their places by the layout; what a server has drawn is below one another as it comes, for nothing is measured yet. */
  readonly isPlaced: boolean;
  /** Ascending. */
  readonly indexes: readonly number[];
  /** Goes on every row that is drawn: its real height is what counts. */
  readonly measure: (element: HTMLElement | null) => undefined | (() => void);
  readonly bodyRef: (element: HTMLElement | null) => void;
  readonly body: HTMLElement | null;
}

/** The heights once more rows are measured; the same map when none is another. Rows of their plain height are not in it. */
function withMeasured(
  before: ReadonlyMap<string, number>,
  rows: readonly TreeRow[],
  entries: readonly ResizeObserverEntry[],
): ReadonlyMap<string, number> {
  const next = new Map(before);
  let isOther = false;
  for (const { target, borderBoxSize } of entries) {
    const row = target instanceof HTMLElement ? rows[Number(target.dataset['row'])] : undefined;
    const height = Math.ceil(borderBoxSize[0]?.blockSize ?? 0);
    if (row === undefined || height === 0) continue;
    const key = rowKey(row);
    const plain = plainHeight(row);
    if (height === (before.get(key) ?? plain)) continue;
    isOther = true;
    if (height === plain) next.delete(key);
    else next.set(key, height);
  }
  return isOther ? next : before;
}

/** Heights that rows take beyond their plain one, kept while the tree is there. */
function useMeasuredHeights(rows: readonly TreeRow[]) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const latest = useLatest(rows);
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((entries) =>
          setHeights((before) => withMeasured(before, latest.current, entries)),
        ),
  );
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      observer?.observe(element);
      return () => observer?.unobserve(element);
    },
    [observer],
  );
  return { heights, measure };
}

/** The part of the list that is on screen, in steps of a few rows. */
interface Window {
  readonly top: number;
  readonly bottom: number;
}

function windowOf(body: HTMLElement, scrollElement: Exclude<ScrollElement, null>): Window {
  const { top } = body.getBoundingClientRect();
  const isPage = scrollElement === 'window';
  const frame = isPage ? { top: 0, height: window.innerHeight } : scrollElement.getBoundingClientRect();
  const start = Math.floor((frame.top - top) / step) * step;
  return { top: start, bottom: start + frame.height + step };
}

/** Follows what is on screen of a list. */
function useWindow(body: HTMLElement | null, scrollElement: ScrollElement): Window {
  const [shown, setShown] = useState<Window>({ top: 0, bottom: heightBeforeMeasuring });
  useLayoutEffect(() => {
    if (body === null || scrollElement === null) return undefined;
    const update = () =>
      setShown((before) => {
        const next = windowOf(body, scrollElement);
        return next.top === before.top && next.bottom === before.bottom ? before : next;
      });
    const control = new AbortController();
    const options = { passive: true, signal: control.signal };
    (scrollElement === 'window' ? window : scrollElement).addEventListener('scroll', update, options);
    window.addEventListener('resize', update, options);
    const observer = new ResizeObserver(update);
    if (scrollElement !== 'window') observer.observe(scrollElement);
    update();
    return () => {
      control.abort();
      observer.disconnect();
    };
  }, [body, scrollElement]);
  return shown;
}

/** Draws all rows of a small tree, and of a large one those on screen, near it, and pinned. */
export function useTreeRows(
  rows: readonly TreeRow[],
  givenScrollElement: ScrollElement | undefined,
  pinned: number | undefined,
): TreeRows {
  const [body, bodyRef] = useState<HTMLElement | null>(null);
  const { heights, measure } = useMeasuredHeights(rows);
  const layout = useMemo(() => layOutRows(rows, heights), [rows, heights]);
  const isPlaced = useIsClient();
  const isLong = rows.length > drawAllUpTo;
  const scrollElement = useScrollElement(body, givenScrollElement, isLong);
  const shown = useWindow(body, scrollElement);
  const first = isLong ? Math.max(0, rowAt(layout, shown.top) - overscan) : 0;
  const last = isLong ? Math.min(rows.length - 1, rowAt(layout, shown.bottom) + overscan) : rows.length - 1;
  const indexes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  if (pinned !== undefined && pinned < first) indexes.unshift(pinned);
  if (pinned !== undefined && pinned > last) indexes.push(pinned);
  return { layout, isPlaced, indexes, measure, bodyRef, body };
}
