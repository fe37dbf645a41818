import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JsonObject } from '../store/JsonObject.ts';
import { IdTable } from './IdTable.ts';
import type { ListRow } from './ListRow.ts';
import { NumberColumn } from './NumberColumn.ts';
import { SearchTexts } from './SearchTexts.ts';
import { SlotSet } from './SlotSet.ts';
import { TextPool } from './TextPool.ts';
import { ValueColumn } from './ValueColumn.ts';

/** Summaries by slot, a column for each of their properties. */
class SummaryTable {
  readonly #columns = new Map<string, ValueColumn>();
  readonly #view: JsonObject = {};
  #length = 0;
  #slot = 0;

  push(summary: JsonObject): void {
    const slot = this.#length;
    for (const key of Object.keys(summary)) {
      if (summary[key] !== undefined) this.#column(key).push(slot, summary[key]);
    }
    this.#length += 1;
  }

  /** Reads as the summary of a slot until the next call. */
  view(slot: number): JsonObject {
    this.#slot = slot;
    return this.#view;
  }

  /** A copy to keep. */
  at(slot: number): JsonObject {
    const entries: [string, unknown][] = [];
    for (const [key, column] of this.#columns) {
      const value = column.at(slot);
      if (value !== undefined) entries.push([key, value]);
    }
    return Object.fromEntries(entries) as JsonObject;
  }

  keep(slots: Uint32Array): void {
    for (const column of this.#columns.values()) column.keep(slots);
    this.#length = slots.length;
  }

  #column(key: string): ValueColumn {
    const known = this.#columns.get(key);
    if (known) return known;
    const column = new ValueColumn();
    this.#columns.set(key, column);
    const get = () => column.at(this.#slot);
    Object.defineProperty(this.#view, key, { get, enumerable: true });
    return column;
  }
}

/**
 * Rows by slot, column by column. A row that changes gets a slot of its own at the end, and its old one is dead from then
 * on, until `compact` gives all slots anew.
 */
export class RowTable {
  readonly ids = new IdTable();
  readonly names = new TextPool();
  readonly searchTexts = new SearchTexts();
  readonly versions = new NumberColumn();
  readonly revisions = new NumberColumn();
  readonly times = new NumberColumn();
  readonly summaries = new SummaryTable();
  /** Indexes of `authors`. */
  readonly authorCodes = new NumberColumn();
  /** Everybody who has a row: the id, and the name as it is known. */
  readonly authors: { id: string; name: string }[] = [];
  readonly #authorCodeOf = new Map<string, number>();
  readonly #view = new RowView(this);
  #alive = new SlotSet();
  #size = 0;

  /** How many slots there are, the dead ones included. */
  get length(): number {
    return this.names.length;
  }

  /** How many rows there are. */
  get size(): number {
    return this.#size;
  }

  /** The slots of all rows. */
  get alive(): SlotSet {
    return this.#alive;
  }

  /** Adds a row, dead until `revive` is called with its slot. */
  push(row: ListRow): void {
    this.ids.push(row.id);
    this.names.push(row.name);
    this.searchTexts.push(row.searchText);
    this.versions.push(row.version);
    this.revisions.push(row.revision);
    this.times.push(row.time);
    this.summaries.push(row.summary);
    this.authorCodes.push(this.#authorCode(row.authorId, row.authorName));
  }

  revive(slot: number): void {
    if (!this.#alive.has(slot)) this.#size += 1;
    this.#alive.add(slot);
  }

  kill(slot: number): void {
    if (this.#alive.has(slot)) this.#size -= 1;
    this.#alive.delete(slot);
  }

  /** The row of a slot; the same object each time, good until the next call. */
  view(slot: number): RowView {
    this.#view.slot = slot;
    return this.#view;
  }

  /** A copy of a row, to keep. */
  at(slot: number): ListRow {
    const { id, name, searchText, version, revision, authorId, authorName, time } = this.view(slot);
    const summary = this.summaries.at(slot);
    return { id, name, searchText, version, revision, authorId, authorName, time, summary };
  }

  /** Takes down what somebody is called now. Answers whether that is news. */
  renameAuthor(id: string, name: string): boolean {
    const author = this.authors[this.#authorCodeOf.get(id) ?? -1];
    if (!author || author.name === name) return false;
    author.name = name;
    return true;
  }

  /** Forgets dead slots. Answers the old slots in the order of the new ones. */
  async compact(): Promise<Uint32Array> {
    const slots = this.#alive.toArray();
    const columns = [this.versions, this.revisions, this.times, this.authorCodes, this.summaries];
    for (const column of [this.ids, this.names, this.searchTexts, ...columns]) {
      column.keep(slots);
      await nextTurn();
    }
    this.#alive = new SlotSet();
    for (let slot = slots.length - 1; slot >= 0; slot -= 1) this.#alive.add(slot);
    return slots;
  }

  #authorCode(id: string, name: string): number {
    const known = this.#authorCodeOf.get(id);
    if (known !== undefined) return known;
    const code = this.authors.push({ id, name }) - 1;
    this.#authorCodeOf.set(id, code);
    return code;
  }
}

/** Looks like a row and reads from the columns of a table: one object for all rows, so that passing over a million makes none. */
class RowView implements ListRow {
  slot = 0;
  /** Set when somebody has asked for the name of an author. */
  hasReadAuthor = false;
  readonly #table: RowTable;

  constructor(table: RowTable) {
    this.#table = table;
  }

  get id(): string {
    return this.#table.ids.at(this.slot);
  }

  get name(): string {
    return this.#table.names.at(this.slot);
  }

  get searchText(): string {
    return this.#table.searchTexts.at(this.slot);
  }

  get version(): number {
    return this.#table.versions.at(this.slot);
  }

  get revision(): number {
    return this.#table.revisions.at(this.slot);
  }

  get time(): number {
    return this.#table.times.at(this.slot);
  }

  get authorId(): string {
    return this.#author?.id ?? '';
  }

  get authorName(): string {
    this.hasReadAuthor = true;
    return this.#author?.name ?? '';
  }

  get summary(): JsonObject {
    return this.#table.summaries.view(this.slot);
  }

  get #author() {
    return this.#table.authors[this.#table.authorCodes.at(this.slot)];
  }
}
