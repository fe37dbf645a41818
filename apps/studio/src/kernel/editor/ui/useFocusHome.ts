import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus on the screen: when a banner or a dialog goes with the focus in it, and what opened it is gone too, the
 * screen itself gets the focus, so that Tab goes on from there and not from the top of the page.
 * @param rootRef what the screen is drawn in
 * @param count how many things are shown that can go
 */
export function useFocusHome(rootRef: RefObject<Element | null>, count: number): void {
  const counted = useRef(count);
  useEffect(() => {
    const isLess = count < counted.current;
    counted.current = count;
    if (!isLess) return undefined;
    const frame = requestAnimationFrame(() => {
      const root = rootRef.current;
      if (document.activeElement === document.body && root instanceof HTMLElement) focusForNow(root);
    });
    return () => cancelAnimationFrame(frame);
  }, [rootRef, count]);
}

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * For `returnsFocus` of a question over a screen: where what asked it is gone when it closes, as an action that another one has replaced, the heading of the screen gets
 * the focus, or the screen itself.
 * @param rootRef what the screen is drawn in
 * @param homeRef what gets it where that is there. Default: none
 */
export function useReturnHome(
  rootRef: RefObject<HTMLElement | null>,
  homeRef?: RefObject<HTMLElement | null>,
): (opener: HTMLElement | null) => boolean {
  return (opener) => {
    // A line of a menu goes with the menu, whose button takes the focus then.
    const isGone = opener !== null && !opener.isConnected && opener.getAttribute('role') !== 'menuitem';
    // The question has gone by then, and the focus is where it was put.
    requestAnimationFrame(() => {
      const root = rootRef.current;
      const { activeElement } = document;
      const isKept = !isGone && root?.contains(activeElement) === true;
      if (root === null || isKept || activeElement?.closest(layers) != null) return;
      focusForNow(homeRef?.current ?? root.querySelector('h1') ?? root);
    });
    return !isGone;
  };
}

/** Focuses an element that is not in the tab order, and keeps it out of it. */
function focusForNow(root: HTMLElement): void {
  if (root.hasAttribute('tabindex')) {
    root.focus({ preventScroll: true });
    return;
  }
  root.tabIndex = -1;
  root.addEventListener('blur', () => root.removeAttribute('tabindex'), { once: true });
  root.focus({ preventScroll: true });
}
