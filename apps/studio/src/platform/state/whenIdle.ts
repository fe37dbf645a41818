/**
 * Calls back when the browser is idle, and at the latest after a while. Returns a function that cancels it.
 * @param latestMs milliseconds
 */
export function whenIdle(callback: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
