import { whenIdle } from '../../platform/state/whenIdle.ts';

/** Milliseconds. */
const settledAfter = 2000;
const latestAfterUse = 2000;
const uses = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/**
 * Calls back once the screen that is shown has been there for two seconds or is used, and the browser is idle: time
 * to load what is likely to come next. Returns a function that cancels it.
 */
export function whenSettled(callback: () => void): () => void {
  const waiting = new AbortController();
  let cancelIdle: () => void = () => undefined;
  const settle = () => {
    waiting.abort();
    clearTimeout(timer);
    cancelIdle = whenIdle(callback, latestAfterUse);
  };
  const timer = setTimeout(settle, settledAfter);
  for (const use of uses)
    addEventListener(use, settle, { capture: true, passive: true, signal: waiting.signal });
  return () => {
    waiting.abort();
    clearTimeout(timer);
    cancelIdle();
  };
}
