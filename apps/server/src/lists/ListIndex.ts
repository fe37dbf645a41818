import { Haystack } from './Haystack.ts';
import { LeastRecentlyUsed } from './LeastRecentlyUsed.ts';
import type { ListRow } from './ListRow.ts';
import type { RowFilter } from './RowFilter.ts';
import { compareNames, compareValues, rowOrder, type SortDirection, type SortValue } from './rowOrder.ts';
import { SortedRows } from './SortedRows.ts';
import { sortInSlices } from './sortInSlices.ts';
import { sortRows } from './sortRows.ts';

/** From this many changes at once, sorting anew is cheaper than moving row by row. */
const manyChanges = 500;
/** Up to this many rows, sorting them is cheaper than picking them out of all. */
const fewRows = 1000;
/** Up to this part of all rows, picking them out is cheaper than asking each row. */
const somePart = 0.2;
const keptResults = 16;

/** The columns a list can be sorted by, and how. */
export type SortColumns = Readonly<Record<string, (row: ListRow) => SortValue>>;

export interface RowQuery {
  /** Null keeps every row. */
  filter: RowFilter | null;
  sortBy: string;
  direction: SortDirection;
}

export interface RowChanges {
  removedIds: Iterable<string>;
  /** Rows that are new or replace the one of the same id. */
  rows: ListRow[];
}

/**
 * All rows of a list in memory, in every order that was asked for. A page costs the same wherever it begins; a filter
 * costs one pass over the rows, and its next pages nothing. Calls must not overlap.
 */
export class ListIndex {
  readonly #columns: SortColumns;
  readonly #rowsById = new Map<string, ListRow>();
  readonly #orders = new Map<string, Record<SortDirection, SortedRows<ListRow>>>();
  readonly #results = new LeastRecentlyUsed<readonly ListRow[]>(keptResults);
  #byName = new SortedRows<ListRow>(compareNames, []);
  #haystack: Haystack | null = null;
  #isSearched = false;

  constructor(columns: SortColumns) {
    this.#columns = columns;
  }

  /** Takes in changes. After many at once, orders are made anew when next asked for. */
  async apply({ removedIds, rows }: RowChanges): Promise<void> {
    const ids = new Set([...removedIds, ...rows.map(({ id }) => id)]);
    const outgoing = [...ids].flatMap((id) => this.#rowsById.get(id) ?? []);
    for (const { id } of outgoing) this.#rowsById.delete(id);
    for (const row of rows) this.#rowsById.set(row.id, row);
    this.#results.clear();
    this.#haystack = null;
    this.#isSearched = false;
    if (outgoing.length + rows.length > manyChanges) {
      this.#orders.clear();
      this.#byName = new SortedRows(
        compareNames,
        await sortInSlices([...this.#rowsById.values()], compareNames),
      );
      return;
    }
    const orders = [...this.#orders.values()].flatMap(({ asc, desc }) => [asc, desc]);
    for (const order of [this.#byName, ...orders]) {
      for (const row of outgoing) order.remove(row);
      for (const row of rows) order.insert(row);
    }
  }

  /** Makes the order by a column ready, so that `select` can use it. */
  async prepare(sortBy: string): Promise<void> {
    const read = this.#columns[sortBy];
    if (this.#orders.has(sortBy) || !read) return;
    const { asc, desc } = await sortRows(this.#byName.rows, read);
    this.#orders.set(sortBy, {
      asc: new SortedRows(rowOrder(read, 'asc'), asc),
      desc: new SortedRows(rowOrder(read, 'desc'), desc),
    });
  }

  /** All rows that a query finds, in its order, until the next change. Throws unless that order is prepared. */
  select(query: RowQuery): readonly ListRow[] {
    const order = this.#orders.get(query.sortBy)?.[query.direction];
    if (!order) throw new Error(`The order by ${query.sortBy} is not prepared.`);
    if (query.filter === null) return order.rows;
    const { filter, sortBy, direction } = query;
    const key = JSON.stringify([filter.key, sortBy, direction]);
    return this.#results.get(key, () => this.#filter(filter, query, order.rows));
  }

  #filter(filter: RowFilter, query: RowQuery, ordered: readonly ListRow[]): readonly ListRow[] {
    const { search, matches } = filter;
    const found = search === null ? null : this.#findSome(search);
    if (found === null) return ordered.filter(testOf(filter));
    const kept = matches === null ? found : found.filter(matches);
    return kept.length <= fewRows ? this.#sortFew(kept, query) : pick(kept, ordered);
  }

  /** The rows that contain a text, by name; null when asking each row is cheaper. */
  #findSome(search: string): ListRow[] | null {
    const isFirst = !this.#isSearched;
    this.#isSearched = true;
    // A haystack costs more than one search saves: between two changes only the second one makes it.
    if (isFirst) return null;
    this.#haystack ??= new Haystack(this.#byName.rows);
    return this.#haystack.find(search, Math.max(fewRows, somePart * this.#rowsById.size));
  }

  /** The rows come by name and the sort is stable, so comparing the values alone gives the whole order. */
  #sortFew(rows: ListRow[], { sortBy, direction }: RowQuery): ListRow[] {
    const read = this.#columns[sortBy] ?? (({ name }) => name);
    const sign = direction === 'asc' ? 1 : -1;
    return rows.toSorted((left, right) => sign * compareValues(read(left), read(right)));
  }
}

function pick(rows: ListRow[], ordered: readonly ListRow[]): ListRow[] {
  const wanted = new Set(rows);
  return ordered.filter((row) => wanted.has(row));
}

function testOf({ search, matches }: RowFilter): (row: ListRow) => boolean {
  if (search === null) return matches ?? (() => true);
  if (matches === null) return ({ searchText }) => searchText.includes(search);
  return (row) => row.searchText.includes(search) && matches(row);
}
