import { leavesText } from './leavesText.ts';

const focusable = 'a[href], button, input, select, textarea, [role="combobox"], [tabindex]';

/** The controls of a toolbar, in document order, without disabled, hidden and inert ones and without those of layers inside. */
export function controlsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !control.matches(':disabled') &&
      control.closest('[popover], [hidden], [inert]') === null &&
      control.checkVisibility(),
  );
}

const ownKeys = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Whether the element needs a key for itself: the arrows within its text, and Home and End always. */
export function ownsKey(element: Element, key: string): boolean {
  if (!element.matches(ownKeys)) return false;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = element;
    return !leavesText(key, { value, start: selectionStart, end: selectionEnd });
  }
  return key === 'Home' || key === 'End';
}
