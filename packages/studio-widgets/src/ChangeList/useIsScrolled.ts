import { useLayoutEffect, useState } from 'react';

/** Whether an element holds more than it shows, so that the keyboard has to be able to scroll it. */
export function useIsScrolled(element: HTMLElement | null): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setScrolled(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return isScrolled;
}
