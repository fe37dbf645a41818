import { memo, useEffect, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useVirtualizer } from 'react-window';

/** Rows from `start` to before `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

export interface RangeWindowProps {
  /** What holds the rows. */
  readonly content: HTMLElement;
  readonly scroller: HTMLElement;
  readonly rowCount: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
  /** Rows that are drawn before and after those in sight. */
  readonly overscan: number;
  /** Called with the rows that are to be drawn. Keep it stable. */
  readonly onRange: (range: RowRange) => void;
}

function PlainRangeWindow(props: RangeWindowProps): null {
  const { content, scroller, rowCount, rowHeight, overscan, onRange } = props;
  const [, measure] = useReducer((count: number) => count + 1, 0);
  const { items } = useVirtualizer({
    count: rowCount,
    element: content,
    itemSize: rowHeight,
    scrollElement: scroller,
    overscanCount: overscan,
  });
  const start = items[0]?.index ?? 0;
  const end = (items.at(-1)?.index ?? -1) + 1;

  useLayoutEffect(() => onRange({ start, end }), [start, end, onRange]);

  useEffect(() => {
    const draw = () => flushSync(measure);
    scroller.addEventListener('scroll', draw, { passive: true });
    return () => scroller.removeEventListener('scroll', draw);
  }, [scroller]);
  return null;
}

/** Reports the rows in sight, in the very frame that shows them, so that fast scrolling shows no gap. Draws nothing. */
export const RangeWindow = memo(PlainRangeWindow);
