import { CodedKeys } from './CodedKeys.ts';
import { ColumnOrder } from './ColumnOrder.ts';
import { LeastRecentlyUsed } from './LeastRecentlyUsed.ts';
import type { ListRow } from './ListRow.ts';
import { NumberColumn } from './NumberColumn.ts';
import type { RowFilter } from './RowFilter.ts';
import { RowTable } from './RowTable.ts';
import { byName, compareExactly, type SortDirection, type SortValue } from './rowOrder.ts';
import { SlotSet } from './SlotSet.ts';
import type { ReadValue, SortKeys } from './SortKeys.ts';
import { sliceTime, takeInSlices } from './sliceTime.ts';
import { TextKeys } from './TextKeys.ts';

/** From this many new rows on, and this part of all rows, orders are made anew. */
const manyRows = 500;
const largePart = 0.02;
/** Dead slots are forgotten when there are more of them than this, and than this part of all rows. */
const manyDead = 1000;
const deadPart = 0.25;
const keptFilters = 16;

/**
 * The columns a list can be sorted by, and how. Rows with equal values come by name, upwards in both directions.
 * `related` is what documents of another kind are called, where the list follows one; empty otherwise.
 */
export type SortColumns = Readonly<Record<string, (row: ListRow, related: RelatedNames) => SortValue>>;

/** What documents of another kind are shown as, by their names. */
export type RelatedNames = ReadonlyMap<string, string>;

export interface RowQuery {
  /** Null keeps every row. */
  filter: RowFilter | null;
  sortBy: string;
  direction: SortDirection;
}

export interface RowRange {
  startIndex: number;
  numberOfRows: number;
}

/** The deletion of a document, in a revision of its kind. */
export interface Removal {
  id: string;
  revision: number;
}

/**
 * All rows of a list in memory, column by column, and in every order that they can be asked for. A page costs the same
 * wherever it begins; a filter costs one pass over the rows. Calls must not overlap.
 */
export class ListIndex {
  readonly #table = new RowTable();
  readonly #names: ColumnOrder;
  readonly #orders = new Map<string, ColumnOrder>();
  readonly #kept = new LeastRecentlyUsed<SlotSet>(keptFilters);
  /** The columns that sort by what authors are called. */
  readonly #authorOrders = new Set<ColumnOrder>();
  #committed = 0;
  #related: RelatedNames = new Map();

  constructor(columns: SortColumns) {
    const table = this.#table;
    const readName = (slot: number) => table.names.at(slot);
    const names = new ColumnOrder([() => new TextKeys(readName)], (left, right) =>
      this.#compareSimilarNames(left, right),
    );
    this.#names = names;
    for (const [key, readColumn] of Object.entries(columns)) {
      const read = (slot: number) => {
        const view = table.view(slot);
        view.hasReadAuthor = false;
        const value = readColumn(view, this.#related);
        if (view.hasReadAuthor) this.#authorOrders.add(order);
        return value;
      };
      const keys = [() => new NumberKeys(read), () => new CodedKeys(read), () => new TextKeys(asText(read))];
      const order = new ColumnOrder(keys, (left, right) => names.compare(left, right));
      this.#orders.set(key, readColumn === byName ? names : order);
    }
  }

  /** Holds rows that are new, or replace the one of the same id, until `commit`. */
  stage(rows: readonly ListRow[]): void {
    for (const row of rows) this.#table.push(row);
  }

  /**
   * Takes in what was staged, without what was removed in its revision or later. Throws when the signal stops it; the
   * index is of no more use then.
   */
  async commit(removals: readonly Removal[], signal?: AbortSignal): Promise<void> {
    const { outgoing, incoming } = await this.#exchange(removals);
    this.#kept.clear();
    const { size } = this.#table;
    if (incoming.length === size || incoming.length > Math.max(manyRows, largePart * size)) {
      await this.#compact([]);
      await this.#names.rebuild(size, null, signal);
      await this.#rebuild(this.#valueOrders, signal);
      return;
    }
    for (const order of [this.#names, ...this.#valueOrders]) order.remove(outgoing);
    const broken = [this.#names, ...this.#valueOrders].filter((order) => !order.add(incoming));
    const dead = this.#table.length - size;
    if (broken.length > 0 || dead > Math.max(manyDead, deadPart * size)) await this.#compact(broken);
    await this.#rebuild(broken, signal);
  }

  /** Whether a column sorts by what authors are called. */
  isByAuthor(sortBy: string): boolean {
    const order = this.#orders.get(sortBy);
    return order !== undefined && this.#authorOrders.has(order);
  }

  /** Takes down what authors are called now, by their ids. Answers whether that is news. */
  async renameAuthors(names: ReadonlyMap<string, string>): Promise<boolean> {
    const renamed = [...names].filter(([id, name]) => this.#table.renameAuthor(id, name));
    if (renamed.length === 0) return false;
    this.#kept.clear();
    await this.#compact([...this.#authorOrders]);
    await this.#rebuild([...this.#authorOrders]);
    return true;
  }

  /** Takes down what documents of another kind are shown as now, and orders anew the columns that sort by them. */
  async relate(names: RelatedNames, columns: readonly string[]): Promise<void> {
    this.#related = names;
    const orders = columns.flatMap((key) => this.#orders.get(key) ?? []);
    await this.#compact(orders);
    await this.#rebuild(orders);
  }

  /** How many rows a query finds, and those of a range, in its order. The whole list when no range is given. */
  select({ filter, sortBy, direction }: RowQuery, range?: RowRange): { rows: ListRow[]; total: number } {
    const order = this.#orders.get(sortBy);
    if (!order) throw new Error(`There is no order by ${sortBy}.`);
    const among = filter && this.#kept.get(filter.key, () => this.#filter(filter));
    const total = among ? among.size : this.#table.size;
    const { startIndex: start, numberOfRows } = range ?? { startIndex: 0, numberOfRows: total };
    const length = Math.max(0, Math.min(numberOfRows, total - start));
    const slots = length === 0 ? [] : order.page(direction, { among, start, length });
    return { rows: slots.map((slot) => this.#table.at(slot)), total };
  }

  get #valueOrders(): ColumnOrder[] {
    return [...this.#orders.values()].filter((order) => order !== this.#names);
  }

  /** Puts staged rows in the place of those that they replace. */
  async #exchange(removals: readonly Removal[]): Promise<{ outgoing: number[]; incoming: number[] }> {
    const { ids, revisions, alive } = this.#table;
    const first = this.#committed;
    const yieldToEventLoop = sliceTime();
    ids.reserve(this.#table.length);
    const outgoing: number[] = [];
    const replace = (slot: number | undefined) => {
      if (slot === undefined || !alive.has(slot)) return;
      this.#table.kill(slot);
      if (slot < first) outgoing.push(slot);
    };
    for (let slot = first; slot < this.#table.length; slot += 1) {
      replace(ids.enter(slot));
      this.#table.revive(slot);
      if (slot % 1000 === 0) await yieldToEventLoop();
    }
    for (const { id, revision } of removals) {
      const slot = ids.slotOf(id);
      if (slot !== undefined && revisions.at(slot) <= revision) replace(slot);
    }
    const incoming: number[] = [];
    for (let slot = first; slot < this.#table.length; slot += 1) if (alive.has(slot)) incoming.push(slot);
    this.#committed = this.#table.length;
    return { outgoing, incoming };
  }

  /** Forgets dead slots; what is about to be built anew need not follow. */
  async #compact(broken: readonly ColumnOrder[]): Promise<void> {
    if (this.#table.length === this.#table.size) return;
    const kept = await this.#table.compact();
    this.#committed = kept.length;
    for (const order of [this.#names, ...this.#valueOrders]) if (!broken.includes(order)) order.keep(kept);
  }

  async #rebuild(orders: readonly ColumnOrder[], signal?: AbortSignal): Promise<void> {
    for (const order of orders) await order.rebuild(this.#table.size, this.#names.slots, signal);
  }

  #filter({ search, matches, ids }: RowFilter): SlotSet {
    const table = this.#table;
    let found = table.alive;
    if (search !== null && search !== '') found = found.and(table.searchTexts.find(search));
    if (ids) found = found.and(this.#slotsOf(ids));
    if (matches === null) return found;
    const kept = new SlotSet();
    for (const slot of found.toArray()) if (matches(table.view(slot))) kept.add(slot);
    return kept;
  }

  #slotsOf(ids: ReadonlySet<string>): SlotSet {
    const slots = new SlotSet();
    for (const id of ids) {
      const slot = this.#table.ids.slotOf(id);
      if (slot !== undefined) slots.add(slot);
    }
    return slots;
  }

  /** Names that sort as equal, so that no two rows do. */
  #compareSimilarNames(left: number, right: number): number {
    const { names, ids } = this.#table;
    return compareExactly(names.at(left), names.at(right)) || compareExactly(ids.at(left), ids.at(right));
  }
}

function asText(read: (slot: number) => SortValue): (slot: number) => string {
  return (slot) => String(read(slot));
}

/** Numbers are their own keys. */
class NumberKeys implements SortKeys {
  readonly #read: ReadValue;
  #values = new NumberColumn();

  constructor(read: ReadValue) {
    this.#read = read;
  }

  at(slot: number): number {
    return this.#values.at(slot);
  }

  add(slots: readonly number[]): boolean {
    for (const slot of slots) {
      const value = this.#read(slot);
      if (typeof value !== 'number') return false;
      this.#values.set(slot, Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value);
    }
    return true;
  }

  rebuild(length: number): Promise<boolean> {
    this.#values = new NumberColumn();
    return takeInSlices(length, (slots) => this.add(slots));
  }

  keep(slots: Uint32Array): void {
    this.#values.keep(slots);
  }
}
