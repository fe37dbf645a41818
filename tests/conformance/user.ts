/** What a user does to a case, without a browser driver, so that a case also loads on a server. */

/** The first element of a part inside `root`, the root itself included. */
export function partOf(root: HTMLElement, part: string): HTMLElement {
  return elementOf(root, `[data-part~="${part}"]`);
}

/** The first element that matches inside `root`, the root itself included. */
export function elementOf(root: HTMLElement, selector: string): HTMLElement {
  const found = root.matches(selector) ? root : root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector} in ${root.outerHTML.slice(0, 400)}`);
  return found;
}

/** The control of a field: its input, text area or combobox. */
export function controlOf(root: HTMLElement): HTMLElement {
  return elementOf(
    root,
    'input, textarea, select, [role="combobox"], [role="textbox"], [contenteditable="true"]',
  );
}

/** Presses and releases the pointer. */
export function click(element: HTMLElement): void {
  const shared = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerdown', shared));
  element.dispatchEvent(new MouseEvent('mousedown', shared));
  element.focus();
  element.dispatchEvent(new PointerEvent('pointerup', shared));
  element.dispatchEvent(new MouseEvent('mouseup', shared));
  element.click();
}

/** Presses a key on an element, which takes the focus first. */
export function press(element: HTMLElement, key: string): void {
  element.focus();
  const shared = { key, bubbles: true, cancelable: true };
  element.dispatchEvent(new KeyboardEvent('keydown', shared));
  element.dispatchEvent(new KeyboardEvent('keyup', shared));
}

/** Replaces the text of an input or a text area, as typing and pasting do. */
export function enter(element: HTMLElement, text: string): void {
  element.focus();
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** The text of an input or a text area. */
export function textOf(element: HTMLElement): string {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
}
