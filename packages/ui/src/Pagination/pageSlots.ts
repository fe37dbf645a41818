/** A page number, or a gap of pages that are left out. */
export type PageSlot = number | 'gap-start' | 'gap-end';

const slotCount = 7;

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * What a pager shows: the first, the last and the pages around the current one. From eight pages on always seven
 * slots, so that nothing moves under the pointer.
 */
export function pageSlots(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= slotCount) return range(1, pageCount);
  const current = Math.min(Math.max(1, page), pageCount);
  if (current <= 4) return [...range(1, 5), 'gap-end', pageCount];
  if (current >= pageCount - 3) return [1, 'gap-start', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-start', current - 1, current, current + 1, 'gap-end', pageCount];
}
