import type { ListRow } from './ListRow.ts';

/** A condition on rows: all that is given must be true of a row. */
export interface RowFilter {
  /** The same for filters that keep the same rows. */
  key: string;
  /** Text that the row's search text must contain; null for any. Much quicker than asking each row. */
  search: string | null;
  /**
   * What else must be true of the row; null for nothing. It is asked of every row that the rest leaves, with one and the same
   * object: what is read of it must be copied to be kept.
   */
  matches: ((row: ListRow) => boolean) | null;
  /** The ids that the row's must be one of. Much quicker than asking each row. */
  ids?: ReadonlySet<string>;
}

/** The filter that keeps what all of these keep; null when there are none. */
export function combineFilters(filters: readonly RowFilter[]): RowFilter | null {
  if (filters.length === 0) return null;
  // One search and one set of ids are quick for all rows; the others are asked of those that these leave.
  const searching = filters.find(({ search }) => search !== null);
  const choosing = filters.find(({ ids }) => ids !== undefined);
  const tests = filters.flatMap((filter) => [
    ...(filter === searching ? [] : searchTest(filter)),
    ...(filter === choosing ? [] : idTest(filter)),
    ...(filter.matches === null ? [] : [filter.matches]),
  ]);
  return {
    key: JSON.stringify(filters.map(({ key }) => key)),
    search: searching?.search ?? null,
    matches: tests.length === 0 ? null : (row) => tests.every((test) => test(row)),
    ...(choosing?.ids && { ids: choosing.ids }),
  };
}

function searchTest({ search }: RowFilter): ((row: ListRow) => boolean)[] {
  return search === null ? [] : [({ searchText }) => searchText.includes(search)];
}

function idTest({ ids }: RowFilter): ((row: ListRow) => boolean)[] {
  return ids === undefined ? [] : [({ id }) => ids.has(id)];
}
