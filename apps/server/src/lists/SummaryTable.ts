import type { JsonObject } from '../store/JsonObject.ts';
import { ValueColumn } from './ValueColumn.ts';

/** Summaries by slot, a column for each of their properties. */
export class SummaryTable {
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
