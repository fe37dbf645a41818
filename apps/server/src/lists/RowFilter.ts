import type { ListRow } from './ListRow.ts';

/** A condition on rows. */
export interface RowFilter {
  /** The same for filters that keep the same rows. */
  key: string;
  /** Text that the row's search text must contain; null for any. */
  search: string | null;
  /** What else must be true of the row; null for nothing. */
  matches: ((row: ListRow) => boolean) | null;
}

/** The filter that keeps what all of these keep; null when there are none. */
export function combineFilters(filters: readonly RowFilter[]): RowFilter | null {
  if (filters.length === 0) return null;
  // One search is made quickly for all rows; a second one is asked of those that it leaves.
  const searching = filters.find(({ search }) => search !== null);
  const tests = filters.flatMap((filter) => testsOf(filter, filter === searching));
  return {
    key: JSON.stringify(filters.map(({ key }) => key)),
    search: searching?.search ?? null,
    matches: tests.length === 0 ? null : (row) => tests.every((test) => test(row)),
  };
}

function testsOf({ search, matches }: RowFilter, isSearched: boolean): ((row: ListRow) => boolean)[] {
  const own = matches === null ? [] : [matches];
  if (search === null || isSearched) return own;
  return [({ searchText }: ListRow) => searchText.includes(search), ...own];
}
