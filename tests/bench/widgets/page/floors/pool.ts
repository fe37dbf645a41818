/** Rows that are used again and again: each shows the place that is in view. */
export interface Pooled {
  element: HTMLElement;
  /** The place that it shows now, from 0; -1 for none yet. */
  at: number;
}

/** Makes a pool's rows of a template's markup. */
export function makePool(count: number, markup: string): Pooled[] {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return Array.from({ length: count }, () => {
    const element = template.content.firstElementChild?.cloneNode(true);
    if (!(element instanceof HTMLElement)) throw new Error('The template holds no element.');
    return { element, at: -1 };
  });
}

/** Gives each of the pool its place for the scroll position of the list, and draws those whose place changed. */
export function fillPool(
  pool: Pooled[],
  first: number,
  isForced: boolean,
  draw: (entry: Pooled) => void,
): void {
  const size = pool.length;
  pool.forEach((entry, slot) => {
    const at = first + ((((slot - first) % size) + size) % size);
    if (!isForced && entry.at === at) return;
    entry.at = at;
    draw(entry);
  });
}

/** The child of a row that a selector names. */
export function part<Found extends HTMLElement = HTMLElement>(element: ParentNode, selector: string): Found {
  const found = element.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
