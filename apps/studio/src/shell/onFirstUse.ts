/** Calls back once, at the first key or press of a pointer in the window. Returns the way to take that back. */
export function onFirstUse(callback: () => void): () => void {
  const waiting = new AbortController();
  const use = () => {
    waiting.abort();
    callback();
  };
  const options = { capture: true, signal: waiting.signal };
  addEventListener('pointerdown', use, options);
  addEventListener('keydown', use, options);
  return () => waiting.abort();
}
