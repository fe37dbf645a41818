import { deferredRange, useDeferredPart, useIsPainted } from '@studio/ui/internal';
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridLongRowsProps } from './LongRowsProps.ts';
import { compareRowKeys, RowKeyring } from './model/rowKeys.ts';
import { coversRange, getRowsAt, overscan, type RowRange } from './model/rowRange.ts';
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
 * Those of many rows that are in sight. The first screenful is drawn as it is; the virtualiser is loaded once it has been
 * painted, and from then on says which rows are in sight.
 */
export function LongRows(props: GridLongRowsProps): ReactElement {
  const { rowCount, rowHeight, activeRow, tallRow, drawRow } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [range, setRange] = useState(firstRange);
  const bodyId = useId();
  const [keyring] = useState(() => new RowKeyring());
  const [anchor, setAnchor] = useState<Anchor>({ shift: 0, isReached: false });
  const [reached, setReached] = useState(activeRow);
  const place = useRef<ScrollPosition>({ top: 0, shift: 0 });
  const isPainted = useIsPainted();
  const [elements, setElements] = useState<{ content: HTMLElement; scroller: HTMLElement } | null>(null);
  const Window = useDeferredPart(deferredRange, isPainted);
  const drawnCount = getDrawnCount({ rowCount, rowHeight });

  const shift = Math.min(anchor.shift, rowCount - drawnCount);

  if (reached !== activeRow) {
    setReached(activeRow);
    const wanted = shiftTo({ rowCount, rowHeight }, shift, Math.max(0, activeRow));
    if (wanted !== shift) setAnchor({ shift: wanted, isReached: true });
  }

  useEffect(() => {
    const content = bodyRef.current;
    const scroller = scrollerOf(content);
    if (isPainted && content && scroller) setElements({ content, scroller });
  }, [isPainted]);

  const isFollowed = Window !== null && elements !== null;
  useLayoutEffect(() => {
    const scroller = scrollerOf(bodyRef.current);
    if (!scroller || isFollowed) return undefined;
    const follow = () => {
      const next = getRowsAt(scroller.scrollTop, scroller.clientHeight, rowHeight);
      setRange((drawn) => (coversRange(drawn, next) ? drawn : next));
    };
    // Called before the first paint, when the layout is known: to read it here would have it computed once more.
    const observer = new ResizeObserver(() => flushSync(follow));
    observer.observe(scroller);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', follow);
    };
  }, [isFollowed, rowHeight]);

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

  const start = Math.min(range.start, Math.max(0, drawnCount - 1));
  const end = Math.min(range.end, drawnCount);
  const active = activeRow - shift;
  const keys = keyring.keysFor({ start: start + shift, end: end + shift }, Math.min(activeRow, rowCount - 1));
  const extra = tallRow === null ? 0 : tallRow.height - rowHeight;
  const topOf = (row: number, place: number) =>
    place * rowHeight + (tallRow !== null && row > tallRow.index ? extra : 0);
  const draw = (row: number, place: number) =>
    drawRow(row, topOf(row, place), { key: keys.get(row) ?? '', elementId: `${bodyId}${keys.get(row)}` });
  const rows: ReactElement[] = [];
  if (activeRow >= 0 && active < start) rows.push(draw(activeRow, Math.max(active, -1)));
  for (let index = start; index < end; index += 1) rows.push(draw(index + shift, index));
  if (active >= end && activeRow < rowCount) rows.push(draw(activeRow, active < drawnCount ? active : -1));

  const reading = rows.map(({ key }) => `${bodyId}${key}`).join(' ');
  rows.sort((one, other) => compareRowKeys(one.key ?? '', other.key ?? ''));

  useEffect(() => {
    const timer = setTimeout(() => bodyRef.current?.setAttribute('aria-owns', reading), settledMs);
    return () => clearTimeout(timer);
  }, [reading]);

  return (
    <tbody
      ref={bodyRef}
      {...props.bodyProps}
      data-long
      style={{ position: 'relative', contain: 'layout style', blockSize: drawnCount * rowHeight + extra }}
    >
      {rows}
      {Window && elements && (
        <Window {...elements} rowCount={drawnCount} {...{ rowHeight, overscan }} onRange={setRange} />
      )}
    </tbody>
  );
}

function scrollerOf(body: HTMLElement | null): HTMLElement | null {
  return body?.closest<HTMLElement>('[data-part="scroller"]') ?? null;
}
