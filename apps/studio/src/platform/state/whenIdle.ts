/**
 * Calls back when the browser has nothing better to do, and at the latest after a while. Returns the way to call it off.
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
