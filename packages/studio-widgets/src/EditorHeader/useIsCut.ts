import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether a line is longer than its room. Measured whenever the room or the text changes. */
export function useIsCut(text: string): { isCut: boolean; cutRef: RefObject<HTMLElement | null> } {
  const cutRef = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const line = cutRef.current;
    if (!line || text === '') return undefined;
    const measure = () => setCut(line.scrollWidth > line.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [text]);
  return { isCut, cutRef };
}
