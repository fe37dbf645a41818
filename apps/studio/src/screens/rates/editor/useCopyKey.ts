import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Puts what is selected on the clipboard when the user copies: Ctrl+C with the focus inside an element, but in no text field.
 * @param textOf what is copied; null for nothing, which leaves the clipboard to the browser
 */
export function useCopyKey(frameRef: RefObject<HTMLElement | null>, textOf: () => string | null): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const { activeElement } = document;
    const isHere = activeElement !== null && frameRef.current?.contains(activeElement) === true;
    if (!isHere || isTextField(activeElement) || event.clipboardData === null || event.defaultPrevented)
      return;
    const text = textOf();
    if (text === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => copy(event);
    document.addEventListener('copy', listen);
    return () => document.removeEventListener('copy', listen);
  }, []);
}

/** A box of a row is an input, too, and holds no text. */
function isTextField(element: Element): boolean {
  return element.matches('textarea, input:not([type="checkbox"], [type="radio"])');
}
