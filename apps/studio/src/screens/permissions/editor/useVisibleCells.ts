import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a grid of cells of one size measures, in pixels. */
export interface GridSizes {
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly firstColumnWidth: number;
  readonly columnWidth: number;
}

/** Rows and columns that are in sight, or near it: from the first to before the last. */
export interface VisibleCells {
  readonly rowStart: number;
  readonly rowEnd: number;
  readonly columnStart: number;
  readonly columnEnd: number;
}

/** Rows and columns that are drawn beyond those in sight. */
const overscan = { rows: 6, columns: 2 };

/** What is in sight of a scroller, by its measures; the inline axis is read as it is written, from right to left, too. */
export function visibleCells(
  box: { readonly top: number; readonly start: number; readonly height: number; readonly width: number },
  { rowHeight, headHeight, firstColumnWidth, columnWidth }: GridSizes,
): VisibleCells {
  const rowStart = Math.floor(box.top / rowHeight) - overscan.rows;
  const rowEnd = Math.ceil((box.top + box.height - headHeight) / rowHeight) + overscan.rows;
  const columnStart = Math.floor(box.start / columnWidth) - overscan.columns;
  const columnEnd = Math.ceil((box.start + box.width - firstColumnWidth) / columnWidth) + overscan.columns;
  return {
    ...{ rowStart: Math.max(0, rowStart), rowEnd: Math.max(0, rowEnd) },
    ...{ columnStart: Math.max(0, columnStart), columnEnd: Math.max(0, columnEnd) },
  };
}

const beforeMeasuring = { top: 0, start: 0, height: 720, width: 1200 };

/** Which cells of a large grid are to be drawn, in the very frame that shows them. */
export function useVisibleCells(scroller: HTMLElement | null, sizes: GridSizes): VisibleCells {
  const { rowHeight, headHeight, firstColumnWidth, columnWidth } = sizes;
  const [box, setBox] = useState(beforeMeasuring);
  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const measure = () => {
      // Not in the update, which runs when other changes have made a new layout necessary.
      const { scrollTop: top, scrollLeft, clientHeight: height, clientWidth: width } = scroller;
      const next = { top, start: Math.abs(scrollLeft), height, width };
      const drawn = JSON.stringify(visibleCells(next, sizes));
      setBox((known) =>
        known.width === width && drawn === JSON.stringify(visibleCells(known, sizes)) ? known : next,
      );
    };
    const draw = () => flushSync(measure);
    measure();
    const resizing = new ResizeObserver(measure);
    resizing.observe(scroller);
    scroller.addEventListener('scroll', draw, { passive: true });
    return () => {
      resizing.disconnect();
      scroller.removeEventListener('scroll', draw);
    };
  }, [scroller, sizes]);
  return visibleCells(box, { rowHeight, headHeight, firstColumnWidth, columnWidth });
}
