import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text area as high as its text in browsers whose styles cannot: its own limits still hold. */
export function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || value === undefined || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [ref, value]);
}
