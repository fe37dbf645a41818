import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are drawn at once, and those that each idle moment adds. */
const atOnce = 24;
const further = 30;
/** Milliseconds after which the next rows do not wait for an idle moment any longer. */
const longestWait = 500;

/**
 * How many rows of a form are drawn: those of a short form all at once, of a long one the first, and the others in idle moments. None is taken
 * away again, so that Tab, a search of the page and a screen reader find every field; before printing all are drawn.
 */
export function useDrawnRows(rows: number): { readonly drawnRows: number; readonly drawAll: () => void } {
  const [drawnRows, setDrawnRows] = useState(atOnce);
  const isWhole = drawnRows >= rows;
  useEffect(() => {
    if (isWhole) return undefined;
    return whenIdle(() => startTransition(() => setDrawnRows(drawnRows + further)));
  }, [isWhole, drawnRows]);
  useEffect(() => {
    if (isWhole) return undefined;
    const drawBeforePrint = () => flushSync(() => setDrawnRows(rows));
    addEventListener('beforeprint', drawBeforePrint);
    return () => removeEventListener('beforeprint', drawBeforePrint);
  }, [isWhole, rows]);
  return { drawnRows, drawAll: () => flushSync(() => setDrawnRows(Math.max(rows, drawnRows))) };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
