import { nextIndex } from '../internal/nextIndex.ts';
import { controlsOf, ownsKey } from './controlsOf.ts';

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
