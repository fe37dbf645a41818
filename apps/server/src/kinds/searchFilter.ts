import { foldForSearch } from '../foldText.ts';
import type { RowFilter } from '../lists/RowFilter.ts';

/** Keeps the rows whose search text contains this one, in whatever case. */
export function searchFilter(text: string): RowFilter {
  const wanted = foldForSearch(text);
  return { key: `search ${wanted}`, search: wanted, matches: null };
}

/** What a list's parameter `searchString` asks for; null for nothing. */
export function searchStringFilter({ searchString }: Readonly<Record<string, unknown>>): RowFilter | null {
  return typeof searchString === 'string' && searchString !== '' ? searchFilter(searchString) : null;
}
