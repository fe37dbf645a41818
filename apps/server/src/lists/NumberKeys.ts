import { NumberColumn } from './NumberColumn.ts';
import type { ReadValue, SortKeys } from './SortKeys.ts';
import { takeInSlices } from './sliceTime.ts';

/** Numbers are their own keys. */
export class NumberKeys implements SortKeys {
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
