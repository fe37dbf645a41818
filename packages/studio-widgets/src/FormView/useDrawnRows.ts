import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are drawn at once, and those that each idle moment adds. */
const atOnce = 24;
const further = 12;
/** Milliseconds after which the next rows do not wait for an idle moment any longer. */
const longestWait = 500;
/** Milliseconds without input in a field after which rows are drawn again: those of one moment take longer than a key may. */
const restAfterInput = 400;

/**
 * How many rows of a form are drawn: those of a short form all at once, of a long one the first, and the others in idle moments, but not while
 * somebody is typing. None is taken away again, so that Tab, a search of the page and a screen reader find every field; before printing all are
 * drawn.
 */
export function useDrawnRows(rows: number): { readonly drawnRows: number; readonly drawAll: () => void } {
  const [drawnRows, setDrawnRows] = useState(atOnce);
  const isWhole = drawnRows >= rows;
  useEffect(() => {
    if (isWhole) return undefined;
    return whenAtRest(() => startTransition(() => setDrawnRows(drawnRows + further)));
  }, [isWhole, drawnRows]);
  useEffect(() => {
    if (isWhole) return undefined;
    const drawBeforePrint = () => flushSync(() => setDrawnRows(rows));
    addEventListener('beforeprint', drawBeforePrint);
    return () => removeEventListener('beforeprint', drawBeforePrint);
  }, [isWhole, rows]);
  return { drawnRows, drawAll: () => flushSync(() => setDrawnRows(Math.max(rows, drawnRows))) };
}

/** When text was last entered anywhere, by `performance.now()`. */
let lastInput = Number.NEGATIVE_INFINITY;

/** Calls back in an idle moment in which no text is being entered. Returns what calls it off. */
function whenAtRest(work: () => void): () => void {
  let callOff: () => void = () => undefined;
  const plan = () => {
    const rest = lastInput + restAfterInput - performance.now();
    callOff();
    callOff = rest > 0 ? after(rest, plan) : whenIdle(work);
  };
  const wait = () => {
    lastInput = performance.now();
    plan();
  };
  plan();
  addEventListener('input', wait, { capture: true });
  return () => {
    removeEventListener('input', wait, { capture: true });
    callOff();
  };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return after(0, work);
  const handle = requestIdleCallback(work, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}

function after(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}
