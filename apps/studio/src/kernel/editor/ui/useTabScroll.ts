import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps how far each tab was scrolled, in pixels, while another one is shown. */
export function useTabScroll(tab: string): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    if (ref.current !== null) ref.current.scrollTop = places.current.get(tab) ?? 0;
  }, [tab]);

  return {
    ref,
    onScroll: () => {
      if (ref.current !== null) places.current.set(tab, ref.current.scrollTop);
    },
  };
}
