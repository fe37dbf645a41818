import { useLayoutEffect, useState } from 'react';

/** What scrolls the editor: the page or an element around it; `null` while it is not known. */
export type ScrollElement = 'window' | HTMLElement | null;

function canScroll(element: HTMLElement): boolean {
  const { overflowY } = getComputedStyle(element);
  return overflowY === 'auto' || overflowY === 'scroll';
}

/**
 * The nearest ancestor that scrolls, the page included. An ancestor that could scroll and has no need to (a
 * wrapper with `overflow-x: auto`) counts only when nothing else does scroll. Around a short list the nearest that
 * could scroll is good enough, as all of the list is drawn.
 */
export function findScrollElement(element: HTMLElement, isLong: boolean): ScrollElement {
  let candidate: HTMLElement | undefined;
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    if (ancestor === document.body || ancestor === document.documentElement || !canScroll(ancestor)) continue;
    if (!isLong || ancestor.scrollHeight > ancestor.clientHeight) return ancestor;
    candidate ??= ancestor;
  }
  if (!isLong) return 'window';
  const page = document.documentElement;
  return candidate === undefined || page.scrollHeight > page.clientHeight ? 'window' : candidate;
}

/**
 * The nearest ancestor of an element that scrolls it, unless one is given; looked for again when the list
 * becomes long.
 */
export function useScrollElement(
  element: HTMLElement | null,
  given: ScrollElement | undefined,
  isLong: boolean,
): ScrollElement {
  const [found, setFound] = useState<ScrollElement>(null);
  useLayoutEffect(() => {
    if (element !== null && given === undefined) setFound(findScrollElement(element, isLong));
  }, [element, given, isLong]);
  return given === undefined ? found : given;
}
