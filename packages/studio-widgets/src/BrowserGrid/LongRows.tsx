import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridLongRowsProps } from './LongRowsProps.ts';
import { compareRowKeys, RowKeyring } from './model/rowKeys.ts';
import { getRowsAt, type RowRange } from './model/rowRange.ts';
import { followScroll, getDrawnCount, shiftTo, type TallPlace } from './model/tallList.ts';
import type { RowWindowProps } from './RowWindow.tsx';

const rowWindow = deferPart<RowWindowProps>(async () => (await import('./RowWindow.tsx')).RowWindow);

/** What is drawn before the height of the grid is known. */
const firstRange: RowRange = { start: 0, end: 20 };

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
  const { rowCount, rowHeight, activeRow, drawRow } = props;
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const [range, setRange] = useState(firstRange);
  const bodyId = useId();
  const [keyring] = useState(() => new RowKeyring());
  const [anchor, setAnchor] = useState<Anchor>({ shift: 0, isReached: false });
  const [reached, setReached] = useState(activeRow);
  const place = useRef<TallPlace>({ top: 0, shift: 0 });
  const isPainted = useIsPainted();
  const Window = useDeferredPart(rowWindow, isPainted);
  const scroller = body?.closest<HTMLElement>('[data-part="scroller"]') ?? null;
  const drawnCount = getDrawnCount({ rowCount, rowHeight });

  const shift = Math.min(anchor.shift, rowCount - drawnCount);

  if (reached !== activeRow) {
    setReached(activeRow);
    const wanted = shiftTo({ rowCount, rowHeight }, shift, Math.max(0, activeRow));
    if (wanted !== shift) setAnchor({ shift: wanted, isReached: true });
  }

  useLayoutEffect(() => {
    if (!scroller || Window) return undefined;
    const follow = () => setRange(getRowsAt(scroller.scrollTop, scroller.clientHeight, rowHeight));
    follow();
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [scroller, Window, rowHeight]);

  useLayoutEffect(() => {
    place.current = { top: anchor.isReached ? Number.NaN : (scroller?.scrollTop ?? 0), shift };
    if (!scroller || drawnCount === rowCount) return undefined;
    const follow = () => {
      const viewHeight = scroller.clientHeight;
      const next = followScroll({ rowCount, rowHeight, viewHeight }, place.current, scroller.scrollTop);
      place.current = next;
      if (next.shift !== shift) flushSync(() => setAnchor({ shift: next.shift, isReached: false }));
      if (next.top !== scroller.scrollTop) scroller.scrollTop = next.top;
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [scroller, drawnCount, rowCount, rowHeight, shift, anchor]);

  const start = Math.min(range.start, Math.max(0, drawnCount - 1));
  const end = Math.min(range.end, drawnCount);
  const active = activeRow - shift;
  const keys = keyring.keysFor({ start: start + shift, end: end + shift }, Math.min(activeRow, rowCount - 1));
  const draw = (row: number, place: number) =>
    drawRow(row, place * rowHeight, { key: keys.get(row) ?? '', elementId: `${bodyId}${keys.get(row)}` });
  const rows: ReactElement[] = [];
  if (activeRow >= 0 && active < start) rows.push(draw(activeRow, Math.max(active, -1)));
  for (let index = start; index < end; index += 1) rows.push(draw(index + shift, index));
  if (active >= end && activeRow < rowCount) rows.push(draw(activeRow, active < drawnCount ? active : -1));

  const reading = rows.map(({ key }) => `${bodyId}${key}`).join(' ');
  rows.sort((one, other) => compareRowKeys(one.key ?? '', other.key ?? ''));

  useEffect(() => {
    const timer = setTimeout(() => body?.setAttribute('aria-owns', reading), settledMs);
    return () => clearTimeout(timer);
  }, [body, reading]);

  return (
    <tbody ref={setBody} {...props.bodyProps} data-long style={{ blockSize: drawnCount * rowHeight }}>
      {rows}
      {Window && body && scroller && (
        <Window
          body={body}
          scroller={scroller}
          rowCount={drawnCount}
          rowHeight={rowHeight}
          onRange={setRange}
        />
      )}
    </tbody>
  );
}

/** True once what was drawn first is on the screen. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
