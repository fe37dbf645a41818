import { nextIndex } from '../internal/nextIndex.ts';
import { leavesText } from './leavesText.ts';

/** Makes one control the stop of Tab: the current one, or else the one that was it, or else the first. */
export function setTabStop(toolbar: HTMLElement, current: Element | undefined): void {
  const controls = controlsOf(toolbar);
  const stop =
    controls.find((control) => control === current) ?? controls.find((control) => control.tabIndex === 0);
  for (const control of controls) control.tabIndex = control === (stop ?? controls[0]) ? 0 : -1;
}

/** Keeps one tab stop while controls come, go and change, until the returned function is called. */
export function watchTabStop(toolbar: HTMLElement): () => void {
  const update = () => setTabStop(toolbar, document.activeElement ?? undefined);
  update();
  const observer = new MutationObserver(update);
  observer.observe(toolbar, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => observer.disconnect();
}

/** Moves the focus within a toolbar by a key. */
export function moveFocus(toolbar: HTMLElement, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isModified(event)) return;
  if (!(event.target instanceof HTMLElement) || ownsKey(event.target, event.key)) return;
  const controls = controlsOf(toolbar);
  const index = controls.indexOf(event.target);
  const isRtl = getComputedStyle(toolbar).direction === 'rtl';
  const next = index < 0 ? undefined : nextIndex(event.key, index, controls.length, isRtl);
  if (next === undefined) return;
  event.preventDefault();
  controls[next]?.focus();
}

function isModified(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Makes an element with the role of a toolbar behave as one, until the returned function is called. */
export function attachToolbarFocus(toolbar: HTMLElement): () => void {
  const handleKeyDown = (event: KeyboardEvent) => moveFocus(toolbar, event);
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) setTabStop(toolbar, target);
  };
  toolbar.addEventListener('keydown', handleKeyDown);
  toolbar.addEventListener('focusin', handleFocus);
  const unwatch = watchTabStop(toolbar);
  return () => {
    toolbar.removeEventListener('keydown', handleKeyDown);
    toolbar.removeEventListener('focusin', handleFocus);
    unwatch();
  };
}

const focusable = 'a[href], button, input, select, textarea, [role="combobox"], [tabindex]';

/** The controls of a toolbar, in document order, without disabled, hidden and inert ones and without those of layers inside. */
function controlsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !control.matches(':disabled') &&
      control.closest('[popover], [hidden], [inert]') === null &&
      control.checkVisibility(),
  );
}

const ownKeys = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Whether the element needs a key for itself: the arrows within its text, and Home and End always. */
function ownsKey(element: Element, key: string): boolean {
  if (!element.matches(ownKeys)) return false;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = element;
    return !leavesText(key, { value, start: selectionStart, end: selectionEnd });
  }
  return key === 'Home' || key === 'End';
}
