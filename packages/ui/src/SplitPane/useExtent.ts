import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of an element's width or height, followed as it changes; 0 until it is measured. */
export function useExtent(ref: RefObject<HTMLElement | null>, side: 'width' | 'height'): number {
  const [extent, setExtent] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setExtent(element.getBoundingClientRect()[side]);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref, side]);
  return extent;
}
