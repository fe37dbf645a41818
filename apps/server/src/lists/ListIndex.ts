import type { ListRow } from './ListRow.ts';
import { compareNames, rowOrder, type SortDirection, type SortValue } from './rowOrder.ts';
import { SortedRows } from './SortedRows.ts';
import { sortInSlices } from './sortInSlices.ts';

/** From this many changes at once, sorting anew is cheaper than moving row by row. */
const manyChanges = 500;
const keptResults = 16;

/** The columns a list can be sorted by, and how. */
export type SortColumns = Readonly<Record<string, (row: ListRow) => SortValue>>;

/** A condition on rows. */
export interface RowFilter {
  /** The same for filters that keep the same rows. */
  key: string;
  matches: (row: ListRow) => boolean;
}

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
  readonly #orders = new Map<string, SortedRows<ListRow>>();
  readonly #results = new Map<string, readonly ListRow[]>();
  #byName = new SortedRows<ListRow>(compareNames, []);

  constructor(columns: SortColumns) {
    this.#columns = columns;
  }

  /** Takes in changes. After many at once, orders are made anew when next asked for. */
  async apply({ removedIds, rows }: RowChanges): Promise<void> {
    const outgoing = new Set(
      [...removedIds, ...rows.map(({ id }) => id)].flatMap((id) => this.#rowsById.get(id) ?? []),
    );
    for (const { id } of outgoing) this.#rowsById.delete(id);
    for (const row of rows) this.#rowsById.set(row.id, row);
    this.#results.clear();
    if (outgoing.size + rows.length > manyChanges) {
      this.#orders.clear();
      this.#byName = new SortedRows(
        compareNames,
        await sortInSlices([...this.#rowsById.values()], compareNames),
      );
      return;
    }
    for (const order of [this.#byName, ...this.#orders.values()]) {
      for (const row of outgoing) order.remove(row);
      for (const row of rows) order.insert(row);
    }
  }

  /** Makes an order ready, so that `select` can use it. */
  async prepare(sortBy: string, direction: SortDirection): Promise<void> {
    const name = orderName(sortBy, direction);
    const read = this.#columns[sortBy];
    if (this.#orders.has(name) || !read) return;
    const { compare, compareValues } = rowOrder(read, direction);
    // The rows come by name and the sort is stable, so comparing the values alone gives the whole order.
    const sorted = await sortInSlices(this.#byName.rows, compareValues);
    this.#orders.set(name, new SortedRows(compare, sorted));
  }

  /** All rows that a query finds, in its order, until the next change. Throws unless that order is prepared. */
  select({ filter, sortBy, direction }: RowQuery): readonly ListRow[] {
    const order = this.#orders.get(orderName(sortBy, direction));
    if (!order) throw new Error(`The order by ${sortBy} ${direction} is not prepared.`);
    if (filter === null) return order.rows;
    const key = JSON.stringify([filter.key, sortBy, direction]);
    const result = this.#results.get(key) ?? order.rows.filter(filter.matches);
    this.#keep(key, result);
    return result;
  }

  /** Keeps the results used last. */
  #keep(key: string, result: readonly ListRow[]): void {
    this.#results.delete(key);
    this.#results.set(key, result);
    const [oldest] = this.#results.keys();
    if (this.#results.size > keptResults && oldest !== undefined) this.#results.delete(oldest);
  }
}

function orderName(sortBy: string, direction: SortDirection): string {
  return `${direction} ${sortBy}`;
}
