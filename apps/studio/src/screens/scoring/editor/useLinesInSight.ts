import { type RefObject, useEffect, useReducer, useState } from 'react';

/** Of every line, in CSS pixels. */
export const rowHeight = 36;

/** Lines that are drawn before and after those in sight. */
const overscan = 8;

/** Lines that are drawn before the height is known. */
const atFirst = 24;

/** Which lines of a long table are drawn. */
export interface LinesInSight {
  readonly indexes: readonly number[];
  /** Scrolls a line into sight, and draws it. */
  readonly show: (line: number) => void;
  /** Draws the table again, as it is. */
  readonly redraw: () => void;
}

/** The lines of a table that are in sight and near it. The table's head, as high as a line, stays above them. */
export function useLinesInSight(scrollerRef: RefObject<HTMLElement | null>, count: number): LinesInSight {
  const [sight, setSight] = useState({ start: 0, end: atFirst });
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return undefined;
    const follow = () => {
      const start = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
      const end = Math.ceil((scroller.scrollTop + scroller.clientHeight) / rowHeight) + overscan;
      setSight((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(scroller);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', follow);
    };
  }, [scrollerRef]);
  const end = Math.min(sight.end, count);
  const start = Math.min(sight.start, Math.max(0, end - atFirst));
  return {
    indexes: Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index),
    show: (line) => {
      const scroller = scrollerRef.current;
      if (scroller !== null) scroller.scrollTop = Math.max(0, (line - 4) * rowHeight);
      setSight({ start: Math.max(0, line - overscan), end: line + atFirst });
    },
    redraw,
  };
}
