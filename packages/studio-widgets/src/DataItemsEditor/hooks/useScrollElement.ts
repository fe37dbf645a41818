import { useLayoutEffect, useState } from 'react';

/** What scrolls the editor: the page or an element around it; `null` while it is not known. */
export type ScrollElement = 'window' | HTMLElement | null;

function findScrollElement(element: HTMLElement): ScrollElement {
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    if (ancestor === document.body || ancestor === document.documentElement) break;
    const { overflowY } = getComputedStyle(ancestor);
    if (overflowY === 'auto' || overflowY === 'scroll') return ancestor;
  }
  return 'window';
}

/** The nearest ancestor of an element that can scroll vertically, unless one is given. */
export function useScrollElement(
  element: HTMLElement | null,
  given: ScrollElement | undefined,
): ScrollElement {
  const [found, setFound] = useState<ScrollElement>(null);
  useLayoutEffect(() => {
    if (element !== null && given === undefined) setFound(findScrollElement(element));
  }, [element, given]);
  return given === undefined ? found : given;
}
