/** A place in a list that comes in pages. */
export interface PagePlace {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How many rows there are on all pages. */
  readonly totalRecords: number;
}

/** How many pages there are; at least one, which may be empty. */
export function getPageCount({ pageSize, totalRecords }: Omit<PagePlace, 'page'>): number {
  return Math.max(1, Math.ceil(totalRecords / pageSize));
}

/** The rows of a page, counted from 1 as people count; 0 to 0 when there are none. */
export function getPageRange(
  { page, pageSize, totalRecords }: PagePlace,
  rowCount: number,
): { readonly start: number; readonly end: number } {
  if (totalRecords === 0 || rowCount === 0) return { start: 0, end: 0 };
  const start = (page - 1) * pageSize + 1;
  return { start, end: start + rowCount - 1 };
}

/** The count text of every list: 'Showing 1 to 25 of 318 Data Sets'. */
export function formatCount(start: number, end: number, total: number, things: string): string {
  return `Showing ${start} to ${end} of ${total} ${things}`;
}
