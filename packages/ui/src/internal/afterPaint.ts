/**
 * Does something when what is drawn now has been painted and the browser has nothing to do.
 * @param latest milliseconds after the paint when it is done in any case. Default: it waits as long as the browser has something to do
 * @returns how to call it off
 */
export function afterPaint(work: () => void, latest?: number): () => void {
  let idle: number | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'undefined') work();
      else idle = requestIdleCallback(work, latest === undefined ? undefined : { timeout: latest });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
