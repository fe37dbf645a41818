import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows a page from its first row.
 * @param rowOffset how many rows precede the page: another page has another
 * @returns to be set on what scrolls
 */
export function useScrollStart(rowOffset: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(rowOffset);
  useLayoutEffect(() => {
    if (shown.current !== rowOffset && ref.current) ref.current.scrollTop = 0;
    shown.current = rowOffset;
  }, [rowOffset]);
  return ref;
}
