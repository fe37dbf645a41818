/**
 * Does something when what is drawn now has been painted and the browser has nothing to do.
 * @returns how to call it off
 */
export function afterPaint(work: () => void): () => void {
  let idle: number | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (typeof requestIdleCallback === 'undefined') work();
      else idle = requestIdleCallback(work);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
