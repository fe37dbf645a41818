import { whenIdle } from '../platform/state/whenIdle.ts';

/** Milliseconds after the use. */
const latestMs = 1000;

/**
 * Calls back once, after the first key or press of a pointer in the window: as soon as the browser has nothing better to do, so that
 * the answer to that key or press does not wait for it. Returns the way to take that back.
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
