/** A mouse click as a browser sends it. */
export function press(element: HTMLElement): void {
  const bounds = element.getBoundingClientRect();
  const place = { clientX: bounds.x + bounds.width / 2, clientY: bounds.y + bounds.height / 2 };
  const common = { bubbles: true, cancelable: true, composed: true, button: 0, ...place };
  const pointer = { ...common, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerover', pointer));
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...common, buttons: 1 }));
  element.closest<HTMLElement>('input,button,[tabindex]')?.focus();
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', common));
  element.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }));
}

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
