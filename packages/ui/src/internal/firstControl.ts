const control =
  'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"], [contenteditable="true"]';

/** The first element in `root` that takes the focus and can be used; `undefined` when there is none. */
export function firstControl(root: HTMLElement | null): HTMLElement | undefined {
  if (!root) return undefined;
  return [...root.querySelectorAll<HTMLElement>(control)].find(
    (element) => !element.matches(':disabled') && element.tabIndex >= 0 && element.checkVisibility(),
  );
}
