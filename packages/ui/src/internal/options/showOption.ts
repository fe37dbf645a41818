import { rowHeight } from './types.ts';

const edge = 4;

function boxOf(list: HTMLElement, index: number): { top: number; height: number } | null {
  if ('windowed' in list.dataset) return { top: edge + index * rowHeight, height: rowHeight };
  const row = list.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
  return row && { top: row.offsetTop, height: row.offsetHeight };
}

/** Scrolls a list no further than it takes for an option to be in sight. */
export function showOption(list: HTMLElement, index: number): void {
  const box = boxOf(list, index);
  if (!box) return;
  const bottom = box.top + box.height;
  if (box.top < list.scrollTop) list.scrollTop = box.top - edge;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + edge;
}
