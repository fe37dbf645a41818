import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const grid = '[role="grid"]';
const dialog = '[role="dialog"], [role="alertdialog"]';

/** To be set on the element. */
export interface FocusReturn {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Gives the focus back, when an element is removed with the focus inside, or in a dialog that was opened from inside, to where
 * it came from; when that is gone too, to what was around it, and in a grid to its tab stop. When only a control inside is
 * removed, the element takes the focus: it has to be focusable.
 */
export function useFocusReturn(ref: RefObject<HTMLElement | null>): FocusReturn {
  const origins = useRef<readonly HTMLElement[]>([]);
  const focused = useRef<HTMLElement>(null);
  const opened = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus();
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const returnFocus = () => focusFirst(origins.current);
      if (element?.contains(document.activeElement)) queueMicrotask(returnFocus);
      else if (opened.current) whenGone(opened.current, returnFocus);
    };
  }, [ref]);
  return {
    onFocus({ currentTarget, relatedTarget, target }) {
      // What is in a layer of something inside is not inside.
      if (!currentTarget.contains(target)) return;
      focused.current = target;
      opened.current = null;
      if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
      if (dialogOver(currentTarget, relatedTarget) === null) origins.current = listAround(relatedTarget);
    },
    onBlur({ currentTarget, relatedTarget }) {
      opened.current = dialogOver(currentTarget, relatedTarget);
    },
  };
}

/** The dialog around something, unless the element is in it, too. */
function dialogOver(element: Element, other: Element | null): Element | null {
  const found = other?.closest(dialog) ?? null;
  return found?.contains(element) ? null : found;
}

/** Waits until a layer is gone, and has given the focus to nothing. */
function whenGone(layer: Element, run: () => void): void {
  const observer = new MutationObserver(check);
  function check() {
    if (layer.isConnected) return;
    observer.disconnect();
    setTimeout(() => {
      if (document.activeElement === document.body) run();
    });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  queueMicrotask(check);
}

function listAround(element: HTMLElement): HTMLElement[] {
  const outer = element.parentElement?.closest<HTMLElement>(`${focusable}, ${grid}`);
  return outer ? [element, ...listAround(outer)] : [element];
}

function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    const target = element.matches(grid)
      ? element.querySelector<HTMLElement>('[tabindex="0"]:not(:disabled)')
      : element;
    target?.focus();
    if (document.activeElement === target) return;
  }
}
