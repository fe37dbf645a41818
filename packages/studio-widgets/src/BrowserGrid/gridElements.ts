import type { TooltipDelegate } from '@studio/ui/internal';
import type { GridKeyPlace } from './model/command.ts';
import type { RowClick } from './model/pointer.ts';

const controls = 'a[href], button, input, select, textarea, label, summary, [role], [contenteditable]';

/** The link of the row that an element belongs to; null when the row has none. */
export function findRowLink(element: Element): HTMLAnchorElement | null {
  const name = element.closest('[data-row]')?.querySelector('[data-part="row-name"]');
  return name?.querySelector('a') ?? null;
}

/** What part of a row an element is. */
export function getClickedPart(element: Element): RowClick['target'] {
  const control = element.closest(controls);
  if (control?.matches('a') && control === findRowLink(element)) return 'link';
  if (control && !control.matches('[role="row"], [role="gridcell"], [role="rowheader"]')) return 'control';
  return element.closest('[data-part="row-checkbox"]') ? 'checkbox' : 'row';
}

/** The kind of control that an element is. */
export function getFocusedControl(element: Element): GridKeyPlace['control'] {
  if (element.matches('a')) return 'link';
  if (element.matches('input[type="checkbox"], [data-part="row-select"]')) return 'checkbox';
  return element.matches('tr, td, th') ? 'none' : 'other';
}

/** Whether text inside the element is selected, so that a click was the end of a drag. */
export function hasSelectedText(element: Element): boolean {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.toString().trim() === '') return false;
  return element.contains(selection.anchorNode);
}

/**
 * Clicks the link of a row, as the person would: a client router or the browser then does what it does for a click on
 * it, with Ctrl or Command in a new tab.
 */
export function clickRow(element: Element, isAside: boolean): void {
  const keys = { ctrlKey: isAside, metaKey: isAside };
  findRowLink(element)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window, ...keys }),
  );
}

/** Cells whose text does not fit: a tooltip shows the whole of it. */
export const cutTexts: TooltipDelegate = {
  read(target) {
    const element = target.closest('[data-part="row-cell"], [data-part="row-name"]');
    if (element === null) return null;
    const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    if (!isCut) return null;
    return { element, text: element.textContent };
  },
  showsFocused: true,
};
