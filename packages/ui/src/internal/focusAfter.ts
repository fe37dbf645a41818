import type { RefObject } from 'react';

/**
 * Where the focus goes when a layer leaves: to its trigger, unless something outside has taken it meanwhile, as a dialog
 * does that a line of a menu has opened.
 */
export function focusAfter(
  popupRef: RefObject<HTMLElement | null>,
  triggerRef: RefObject<HTMLElement | null>,
): () => HTMLElement | null | false {
  return () => {
    const popup = popupRef.current;
    const active = popup?.ownerDocument.activeElement;
    const isTaken = active && active !== popup.ownerDocument.body && !popup.contains(active);
    return isTaken ? false : triggerRef.current;
  };
}
