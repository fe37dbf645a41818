import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useVirtualizer } from 'react-window';
import { useLatest } from '../latest/useLatest.ts';
import { useScrollElement } from '../scrollElement/useScrollElement.ts';

const drawAllUpTo = 60;
const overscan = 8;
const heightBeforeMeasuring = 720;

interface MeasuredRowsOptions {
  /** Of all rows, in their order; unique. */
  readonly ids: readonly string[];
  /** Height of a row that was not drawn yet, in pixels. Keep it stable. */
  readonly estimate: (index: number) => number;
  /** What scrolls the rows, when it is known; else the nearest ancestor that does. */
  readonly scrollElement: HTMLElement | null | undefined;
  /** A row that is drawn wherever it is: the one with the focus. */
  readonly pinnedId: string | undefined;
}

/** What to draw of a long list of rows that are as high as their content, and where. */
export interface MeasuredRows {
  /** Goes on the element that holds the rows; each row carries its id as `data-id`. */
  readonly bodyRef: (element: HTMLElement | null) => void;
  /** Of all rows in pixels; undefined while the list is short: then its rows are in the flow, one below the other. */
  readonly height: number | undefined;
  /** The rows to draw, ascending; `top` in pixels where the list is long. */
  readonly rows: readonly { readonly index: number; readonly top: number | undefined }[];
}

/** Draws all rows of a short list, and of a long one those on screen and near it; measured as they are drawn. */
export function useMeasuredRows(options: MeasuredRowsOptions): MeasuredRows {
  const { ids, estimate, pinnedId } = options;
  const isLong = ids.length > drawAllUpTo;
  const [body, bodyRef] = useState<HTMLElement | null>(null);
  const scrollElement = useScrollElement(body, options.scrollElement, isLong);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const heightOf = useCallback(
    (index: number) => heights.get(ids[index] ?? '') ?? estimate(index),
    [heights, ids, estimate],
  );
  const { items, totalSize } = useVirtualizer({
    count: ids.length,
    itemSize: heightOf,
    element: body,
    scrollElement,
    defaultSize: heightBeforeMeasuring,
    overscanCount: overscan,
  });

  const heightsRef = useLatest(heights);
  const observerRef = useRef<RowObserver>(undefined);
  // Rows that were measured and are as high as they were expected to be.
  const expectedRef = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    if (!body || !isLong) return undefined;
    // Rows that have another height are laid out anew before they are painted.
    const observer = new RowObserver(body, (resized) => {
      const next = measuredHeights(heightsRef.current, resized, expectedRef.current);
      if (next !== heightsRef.current) flushSync(() => setHeights(next));
    });
    observerRef.current = observer;
    return () => observer.disconnect();
  }, [body, isLong, heightsRef]);

  useLayoutEffect(() => {
    if (!body || !isLong) return;
    observerRef.current?.follow();
    // To measure makes the page lay itself out: only for rows that were not drawn before, the observer has the others.
    if (!hasUnknownRow(heights, expectedRef.current, body)) return;
    const expected = new Map(expectedRef.current);
    for (const { index } of items) expected.set(ids[index] ?? '', estimate(index));
    expectedRef.current = expected;
    const next = measuredHeights(heights, body.children, expected);
    if (next !== heights) setHeights(next);
  });

  if (!isLong)
    return { bodyRef, height: undefined, rows: ids.map((_, index) => ({ index, top: undefined })) };
  const rows = items.map(({ index, offset }) => ({ index, top: offset }));
  const pinned = pinnedId === undefined ? -1 : ids.indexOf(pinnedId);
  if (pinned >= 0 && rows.every(({ index }) => index !== pinned)) {
    let top = 0;
    for (let index = 0; index < pinned; index += 1) top += heightOf(index);
    rows.push({ index: pinned, top });
    rows.sort((a, b) => a.index - b.index);
  }
  return { bodyRef, height: totalSize, rows };
}

/** Notices rows of a body whose height changes. */
class RowObserver {
  readonly #body: HTMLElement;
  readonly #observer: ResizeObserver;
  #rows: ReadonlySet<Element> = new Set();

  constructor(body: HTMLElement, onResize: (resized: readonly Element[]) => void) {
    this.#body = body;
    this.#observer = new ResizeObserver((entries) => onResize(entries.map(({ target }) => target)));
  }

  /** Observes the rows that are drawn now, and no others. */
  follow(): void {
    const rows = new Set(this.#body.children);
    for (const row of rows) if (!this.#rows.has(row)) this.#observer.observe(row);
    for (const row of this.#rows) if (!rows.has(row)) this.#observer.unobserve(row);
    this.#rows = rows;
  }

  disconnect(): void {
    this.#observer.disconnect();
  }
}

function hasUnknownRow(
  known: ReadonlyMap<string, number>,
  expected: ReadonlyMap<string, number>,
  { children }: HTMLElement,
): boolean {
  for (const row of children) {
    const id = row instanceof HTMLElement ? row.dataset['id'] : undefined;
    if (id !== undefined && !known.has(id) && !expected.has(id)) return true;
  }
  return false;
}

/** The heights with those of the rows that are drawn; the same map where they are known already, or as expected. */
function measuredHeights(
  known: ReadonlyMap<string, number>,
  rows: Iterable<Element>,
  expected: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  let next: Map<string, number> | undefined;
  for (const row of rows) {
    const id = row instanceof HTMLElement ? row.dataset['id'] : undefined;
    if (id === undefined) continue;
    const { height } = row.getBoundingClientRect();
    if (height === 0 || (known.get(id) ?? expected.get(id)) === height) continue;
    next ??= new Map(known);
    next.set(id, height);
  }
  return next ?? known;
}
