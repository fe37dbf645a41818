/** A press of the mouse, with the events a browser sends. */
export function press(element: Element | null): void {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press.');
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2, button: 0, detail: 1 };
  const shared = { ...place, bubbles: true, cancelable: true, composed: true };
  const pointer = { ...shared, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  if (element.dispatchEvent(new MouseEvent('mousedown', { ...shared, buttons: 1 }))) element.focus();
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', shared));
  element.dispatchEvent(new PointerEvent('click', pointer));
}

/** A key pressed in an input, with the events a browser sends. */
export function typeKey(input: HTMLInputElement, key: string): void {
  const shared = { key, bubbles: true, cancelable: true, composed: true };
  input.dispatchEvent(new KeyboardEvent('keydown', shared));
  document.execCommand('insertText', false, key);
  input.dispatchEvent(new KeyboardEvent('keyup', shared));
}
