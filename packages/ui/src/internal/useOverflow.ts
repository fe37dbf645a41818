import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element holds more than it shows, in either direction, so that the keyboard has to be able to scroll it. */
export function useOverflow(): { isOverflowing: boolean; overflowRef: RefCallback<HTMLElement> } {
  const [isOverflowing, setOverflowing] = useState(false);
  const overflowRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () =>
      setOverflowing(
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { isOverflowing, overflowRef };
}
