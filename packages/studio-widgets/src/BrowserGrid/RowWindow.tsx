import { memo, useEffect, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useVirtualizer } from 'react-window';
import { overscan, type RowRange } from './model/rowRange.ts';

export interface RowWindowProps {
  /** What holds the rows. */
  readonly body: HTMLElement;
  readonly scroller: HTMLElement;
  readonly rowCount: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
  /** Hears which rows are to be drawn. Keep it stable. */
  readonly onRange: (range: RowRange) => void;
}

function PlainRowWindow({ body, scroller, rowCount, rowHeight, onRange }: RowWindowProps): null {
  const [, measure] = useReducer((count: number) => count + 1, 0);
  const { items } = useVirtualizer({
    count: rowCount,
    element: body,
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

/** Tells which rows are in sight, in the very frame that shows them, so that fast scrolling shows no gap. Draws nothing. */
export const RowWindow = memo(PlainRowWindow);
