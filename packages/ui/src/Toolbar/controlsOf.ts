const focusable = 'a[href], button, input, select, textarea, [role="combobox"], [tabindex]';

/** The controls of a toolbar, in document order, without disabled and hidden ones and without those of layers inside. */
export function controlsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      !control.matches(':disabled') &&
      control.closest('[popover], [hidden]') === null &&
      control.checkVisibility(),
  );
}

/** Whether the element needs the arrow keys for itself. */
export function ownsArrows(element: Element): boolean {
  return element.matches('input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select');
}
