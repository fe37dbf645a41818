/** The head of a column that an element belongs to; null outside the heads, and for the checkbox's. */
export function findHead(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-part="head"] > [data-key]');
}

/** Every head of a table, in order. */
export function getHeads(table: Element): readonly HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('[data-part="head"] > [data-key]')];
}

/** Key of the column of a head. */
export function getKey(head: HTMLElement): string {
  return head.dataset['key'] ?? '';
}

/** Whether a table is read from right to left. */
export function isRightToLeft(table: Element): boolean {
  return getComputedStyle(table).direction === 'rtl';
}
