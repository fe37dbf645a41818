import { whenIdle } from '../platform/state/whenIdle.ts';

/** Milliseconds after the use. */
const latestMs = 1000;

/**
 * Calls back once, after the first key or press of a pointer in the window: as soon as the browser is idle, so that
 * the answer to that key or press does not wait for it. Returns a function that cancels it.
 */
export function onFirstUse(callback: () => void): () => void {
  const waiting = new AbortController();
  let cancelIdle: () => void = () => undefined;
  const use = () => {
    waiting.abort();
    cancelIdle = whenIdle(callback, latestMs);
  };
  const options = { capture: true, signal: waiting.signal };
  addEventListener('pointerdown', use, options);
  addEventListener('keydown', use, options);
  return () => {
    waiting.abort();
    cancelIdle();
  };
}
