import { type RefCallback, useCallback, useState } from 'react';

/** Whether the element is taller than its place, so that the keyboard has to be able to scroll it. */
export function useIsScrollable(): { isScrollable: boolean; scrollRef: RefCallback<HTMLElement> } {
  const [isScrollable, setScrollable] = useState(false);
  const scrollRef = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { isScrollable, scrollRef };
}
