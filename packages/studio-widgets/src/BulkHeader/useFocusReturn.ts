import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Gives the focus back, when an element goes away with the focus inside, to where it came from; when that is gone too,
 * to what was around it.
 *
 * @returns the handler to set on the element as `onFocus`
 */
export function useFocusReturn(ref: RefObject<HTMLElement | null>): (event: FocusEvent<HTMLElement>) => void {
  const origins = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => focusFirst(origins.current));
    };
  }, [ref]);
  return ({ currentTarget, relatedTarget }) => {
    if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
    origins.current = listAround(relatedTarget);
  };
}

function listAround(element: HTMLElement): HTMLElement[] {
  const outer = element.parentElement?.closest<HTMLElement>(focusable);
  return outer ? [element, ...listAround(outer)] : [element];
}

function focusFirst(elements: readonly HTMLElement[]): void {
  elements.find((element) => element.isConnected)?.focus();
}
