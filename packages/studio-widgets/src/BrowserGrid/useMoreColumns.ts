import { type RefObject, useEffect } from 'react';

/** Less of the last head than this is in sight where columns are hidden: what the eye takes for all of it is not always exactly 1. */
const whole = 0.98;

/**
 * Marks the grid with `data-more` while columns are out of sight at its end. Found out by the browser after the first paint and when the last
 * head comes into sight or leaves it, not on each scroll.
 *
 * @param ref what holds the scroller
 * @param lastKey of the last column. Default: there is none
 */
export function useMoreColumns(ref: RefObject<HTMLElement | null>, lastKey = ''): void {
  useEffect(() => {
    // The heads come first.
    const last = ref.current?.querySelector(`[data-key="${CSS.escape(lastKey)}"]`);
    if (!last) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        ref.current?.toggleAttribute('data-more', Number(entries.at(-1)?.intersectionRatio) < whole),
      { root: last.closest('[data-part="scroller"]'), threshold: whole },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [ref, lastKey]);
}
