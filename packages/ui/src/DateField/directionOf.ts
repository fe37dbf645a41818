/** The reading direction at an element; left to right while there is none. */
export function directionOf(element: Element | null): 'ltr' | 'rtl' {
  return element?.matches(':dir(rtl)') ? 'rtl' : 'ltr';
}
