import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridLongRowsProps } from './LongRowsProps.ts';
import { compareRowKeys, RowKeyring } from './model/rowKeys.ts';
import { coversView, getRowsAhead, getRowsToDraw, type RowRange } from './model/rowRange.ts';
import { followScroll, getDrawnCount, type ScrollPosition, shiftTo } from './model/scrollWindow.ts';

/** What is drawn before the height of the grid is known. */
const firstRange: RowRange = { start: 0, end: 24 };

/** How long a list is left alone before its rows, drawn in the order of their elements, are given the order they read in. */
const settledMs = 150;

/** Which part of a list too high for a browser is drawn. */
interface Anchor {
  /** The row that is drawn first. */
  readonly shift: number;
  /** It was moved to a row that is about to be scrolled to, however far that is. */
  readonly isReached: boolean;
}

/**
 * Those of many rows that are in sight. Rows are drawn in the scroll event, and so in the frame that shows them; while the list is
 * scrolled most of the others are drawn ahead.
 */
export function LongRows(props: GridLongRowsProps): ReactElement {
  const { rowCount, rowHeight, activeRow, tallRow } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [range, setRange] = useState(firstRange);
  const bodyId = useId();
  const [drawn] = useState(() => new DrawnRows());
  const [anchor, setAnchor] = useState<Anchor>({ shift: 0, isReached: false });
  const [reached, setReached] = useState(activeRow);
  const place = useRef<ScrollPosition>({ top: 0, shift: 0 });
  const drawnCount = getDrawnCount({ rowCount, rowHeight });
  const extraHeight = tallRow === null ? 0 : tallRow.height - rowHeight;

  const shift = Math.min(anchor.shift, rowCount - drawnCount);

  if (reached !== activeRow) {
    setReached(activeRow);
    const wanted = shiftTo({ rowCount, rowHeight }, shift, Math.max(0, activeRow));
    if (wanted !== shift) setAnchor({ shift: wanted, isReached: true });
  }

  useLayoutEffect(() => {
    const scroller = scrollerOf(bodyRef.current);
    if (!scroller) return undefined;
    let top = 0;
    let ahead = 0;
    const draw = (step: number) => {
      const view = { top, step, ahead, viewHeight: scroller.clientHeight, rowHeight, extraHeight };
      ahead = getRowsAhead(view);
      // Not left to the next frame, which would show what was drawn for the one before.
      flushSync(() => setRange((now) => (coversView(now, view) ? now : getRowsToDraw(view))));
    };
    const follow = () => {
      const before = top;
      top = scroller.scrollTop;
      draw(top - before);
    };
    // Called before the first paint, when the layout is known: to read it here would have it computed once more.
    const observer = new ResizeObserver(() => {
      top = scroller.scrollTop;
      ahead = 0;
      draw(0);
    });
    observer.observe(scroller);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', follow);
    };
  }, [rowHeight, extraHeight]);

  useLayoutEffect(() => {
    const scroller = scrollerOf(bodyRef.current);
    if (!scroller || drawnCount === rowCount) return undefined;
    place.current = { top: anchor.isReached ? Number.NaN : scroller.scrollTop, shift };
    const follow = () => {
      const viewHeight = scroller.clientHeight;
      const next = followScroll({ rowCount, rowHeight, viewHeight }, place.current, scroller.scrollTop);
      place.current = next;
      if (next.shift !== shift) flushSync(() => setAnchor({ shift: next.shift, isReached: false }));
      if (next.top !== scroller.scrollTop) scroller.scrollTop = next.top;
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [drawnCount, rowCount, rowHeight, shift, anchor]);

  // A list that has become shorter is drawn up to its end, which it will be scrolled to.
  const start = Math.max(0, Math.min(range.start, drawnCount - (range.end - range.start)));
  const end = Math.min(range.end, drawnCount);
  const { rows, reading } = drawn.rowsFor({ ...props, start, end, shift, drawnCount, extraHeight, bodyId });

  useEffect(() => {
    const timer = setTimeout(() => bodyRef.current?.setAttribute('aria-owns', reading), settledMs);
    return () => clearTimeout(timer);
  }, [reading]);

  return (
    <tbody
      ref={bodyRef}
      {...props.bodyProps}
      data-long
      style={{
        position: 'relative',
        contain: 'layout style',
        blockSize: drawnCount * rowHeight + extraHeight,
      }}
    >
      {rows}
    </tbody>
  );
}

function scrollerOf(body: HTMLElement | null): HTMLElement | null {
  return body?.closest<HTMLElement>('[data-part="scroller"]') ?? null;
}

interface RowsDrawing extends GridLongRowsProps, RowRange {
  /** The row at place 0. */
  readonly shift: number;
  readonly drawnCount: number;
  readonly extraHeight: number;
  /** Starts the ids of the rows' elements. */
  readonly bodyId: string;
}

interface DrawnRow {
  readonly element: ReactElement;
  readonly key: string;
  readonly top: number;
}

/** The rows as they were drawn last: one that stays is not drawn again by a scroll, as its element stays the same. */
class DrawnRows {
  readonly #keyring = new RowKeyring();
  #drawRow: GridLongRowsProps['drawRow'] | undefined;
  #known: ReadonlyMap<number, DrawnRow> = new Map();

  /** The rows in the order of their elements, and the ids of these in the order they read in. */
  rowsFor(drawing: RowsDrawing): { readonly rows: readonly ReactElement[]; readonly reading: string } {
    const { start, end, shift, rowCount, drawnCount, activeRow, bodyId, drawRow } = drawing;
    const keys = this.#keyring.keysFor(
      { start: start + shift, end: end + shift },
      Math.min(activeRow, rowCount - 1),
    );
    const known = this.#drawRow === drawRow ? this.#known : new Map<number, DrawnRow>();
    const now = new Map<number, DrawnRow>();
    const draw = (row: number, place: number) => {
      const key = keys.get(row) ?? '';
      const top = topOf(drawing, row, place);
      const before = known.get(row);
      const isSame = before !== undefined && before.key === key && before.top === top;
      now.set(
        row,
        isSame ? before : { key, top, element: drawRow(row, top, { key, elementId: `${bodyId}${key}` }) },
      );
    };
    const active = activeRow - shift;
    if (activeRow >= 0 && active < start) draw(activeRow, Math.max(active, -1));
    for (let index = start; index < end; index += 1) draw(index + shift, index);
    if (active >= end && activeRow < rowCount) draw(activeRow, active < drawnCount ? active : -1);
    this.#drawRow = drawRow;
    this.#known = now;
    const drawn = [...now.values()];
    const reading = drawn.map(({ key }) => `${bodyId}${key}`).join(' ');
    drawn.sort((one, other) => compareRowKeys(one.key, other.key));
    return { rows: drawn.map(({ element }) => element), reading };
  }
}

function topOf({ rowHeight, extraHeight, tallRow }: RowsDrawing, row: number, place: number): number {
  return place * rowHeight + (tallRow !== null && row > tallRow.index ? extraHeight : 0);
}
