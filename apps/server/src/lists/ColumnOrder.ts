import { compactArray } from './compactArray.ts';
import type { Compare, SortDirection } from './rowOrder.ts';
import type { SlotSet } from './SlotSet.ts';
import type { SortKeys } from './SortKeys.ts';
import { sortByKeys } from './sortByKeys.ts';

/** The rows of a page, and where they are. */
export interface SlotRange {
  /** The slots that count; null when all do. */
  among: SlotSet | null;
  start: number;
  length: number;
}

/** All slots that are alive, in the order of a column, a number each. */
export class ColumnOrder {
  /** Slots with equal values, which come in this order in both directions. */
  readonly #compareTied: Compare<number>;
  readonly #kinds: readonly (() => SortKeys)[];
  #kind = 0;
  #keys: SortKeys;
  /** Longer than `#length`, so that slots can be added. */
  #slots: Uint32Array = new Uint32Array(64);
  #length = 0;

  /** `kinds`: ways to hold the values, each of which takes what the one before it cannot. */
  constructor(kinds: readonly (() => SortKeys)[], compareTied: Compare<number>) {
    this.#kinds = kinds;
    this.#compareTied = compareTied;
    this.#keys = this.#newKeys();
  }

  /** Changes with the next update. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  compare(left: number, right: number): number {
    return this.#keys.at(left) - this.#keys.at(right) || this.#compareTied(left, right);
  }

  /** Orders the slots from 0 to this one anew. `tied` are all of them, equal ones in their order. */
  async rebuild(length: number, tied: Uint32Array | null, signal?: AbortSignal): Promise<void> {
    this.#kind = 0;
    this.#keys = this.#newKeys();
    while (!(await this.#keys.rebuild(length, signal))) this.#keys = this.#nextKeys();
    const from = tied ?? Uint32Array.from({ length }, (_, slot) => slot);
    this.#slots = await sortByKeys(from, (slot) => this.#keys.at(slot));
    this.#length = length;
    if (tied === null) this.#sortTied();
  }

  remove(slots: readonly number[]): void {
    const places = slots.map((slot) => this.#position(slot)).sort((left, right) => left - right);
    for (const [index, place] of places.entries()) {
      this.#slots.copyWithin(place - index, place + 1, places[index + 1] ?? this.#length);
    }
    this.#length -= places.length;
  }

  /** Answers false when the order has to be built anew instead. */
  add(slots: readonly number[]): boolean {
    if (!this.#keys.add(slots, this.slots)) return false;
    this.#insert([...slots].sort((left, right) => this.compare(left, right)));
    return true;
  }

  /**
   * Follows slots that were given anew.
   * @param kept the old slots in the order of the new ones
   */
  keep(kept: Uint32Array): void {
    this.#keys.keep(kept);
    const newSlots = new Uint32Array((kept.at(-1) ?? 0) + 1);
    for (const [slot, old] of kept.entries()) newSlots[old] = slot;
    this.#slots = compactArray(newSlots, this.slots);
  }

  /** A part of the order. */
  page(direction: SortDirection, range: SlotRange): number[] {
    const { among, start, length } = range;
    if (among === null && direction === 'asc') return [...this.slots.subarray(start, start + length)];
    const page: number[] = [];
    const from = among === null ? Math.min(start, this.#length) : 0;
    let skip = start;
    const visit = (slot: number) => {
      if (among !== null && !among.has(slot)) return;
      if (skip > 0) skip -= 1;
      else page.push(slot);
    };
    if (direction === 'asc') {
      for (let place = 0; place < this.#length && page.length < length; place += 1) visit(this.#at(place));
      return page;
    }
    let end = this.#length;
    if (from > 0) {
      end = this.#groupEnd(this.#length - 1 - from);
      skip -= this.#length - end;
    }
    while (end > 0 && page.length < length) {
      const first = this.#groupStart(end - 1);
      for (let place = first; place < end && page.length < length; place += 1) visit(this.#at(place));
      end = first;
    }
    return page;
  }

  #at(place: number): number {
    return this.#slots[place] ?? 0;
  }

  /** Behind the last slot that has the key of this place. */
  #groupEnd(place: number): number {
    if (place < 0) return 0;
    const key = this.#keys.at(this.#at(place));
    let low = place;
    let high = this.#length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#keys.at(this.#at(middle)) === key) low = middle;
      else high = middle;
    }
    return high;
  }

  /** The first place that has the key of this one. Most groups are small, or very large. */
  #groupStart(place: number): number {
    const key = this.#keys.at(this.#at(place));
    let high = place;
    let step = 1;
    while (high - step >= 0 && this.#keys.at(this.#at(high - step)) === key) {
      high -= step;
      step *= 2;
    }
    let low = Math.max(-1, high - step);
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#keys.at(this.#at(middle)) === key) high = middle;
      else low = middle;
    }
    return high;
  }

  /** The first place whose slot does not come before this one. */
  #position(slot: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.#at(middle), slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #insert(sorted: readonly number[]): void {
    const places = sorted.map((slot) => this.#position(slot));
    this.#makeRoom(this.#length + sorted.length);
    let end = this.#length;
    for (let index = sorted.length - 1; index >= 0; index -= 1) {
      const place = places[index] ?? 0;
      this.#slots.copyWithin(place + index + 1, place, end);
      this.#slots[place + index] = sorted[index] ?? 0;
      end = place;
    }
    this.#length += sorted.length;
  }

  #makeRoom(length: number): void {
    if (length <= this.#slots.length) return;
    const longer = new Uint32Array(Math.ceil(length * 1.25));
    longer.set(this.slots);
    this.#slots = longer;
  }

  #sortTied(): void {
    for (let first = 0; first < this.#length; ) {
      const key = this.#keys.at(this.#at(first));
      let end = first + 1;
      while (end < this.#length && this.#keys.at(this.#at(end)) === key) end += 1;
      if (end - first > 1) this.#slots.subarray(first, end).sort(this.#compareTied);
      first = end;
    }
  }

  #newKeys(): SortKeys {
    const make = this.#kinds[this.#kind];
    if (!make) throw new Error('There are no keys for the values of this column.');
    return make();
  }

  #nextKeys(): SortKeys {
    this.#kind += 1;
    return this.#newKeys();
  }
}
