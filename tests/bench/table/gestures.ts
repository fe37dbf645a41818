/** A key that types nothing. */
export function pressKey(element: HTMLElement | null, key: string, init: KeyboardEventInit = {}): void {
  const given = { key, bubbles: true, cancelable: true, composed: true, ...init };
  element?.dispatchEvent(new KeyboardEvent('keydown', given));
  element?.dispatchEvent(new KeyboardEvent('keyup', given));
}

/** Pastes a text onto an element that can have the focus. */
export function paste(element: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.focus();
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
