/**
 * Lets the field with focus commit a text that does not belong to its value yet (`data-pending`), as it
 * does when it is left; it keeps the focus. For what acts on the draft without the focus leaving the field: a shortcut that
 * saves, the browser's Back, closing the page.
 */
export function settlePendingText(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement && field.matches('[data-pending]'))) return;
  field.blur();
  field.focus({ preventScroll: true });
}
