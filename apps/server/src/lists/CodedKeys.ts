import { NumberColumn } from './NumberColumn.ts';
import { compareTexts } from './rowOrder.ts';
import type { ReadValue, SortKeys } from './SortKeys.ts';
import { takeInSlices } from './sliceTime.ts';

const mostCodes = 4096;

/** Each different text has a code, and each code a rank. */
export class CodedKeys implements SortKeys {
  readonly #read: ReadValue;
  readonly #codes = new NumberColumn();
  readonly #codeOf = new Map<string, number>();
  /** The texts and their codes, in order. */
  #sorted: [string, number][] = [];
  #ranks = new Uint32Array();

  constructor(read: ReadValue) {
    this.#read = read;
  }

  at(slot: number): number {
    return this.#ranks[this.#codes.at(slot)] ?? 0;
  }

  add(slots: readonly number[]): boolean {
    if (!this.#encode(slots)) return false;
    if (this.#codeOf.size > this.#ranks.length) this.#rank();
    return true;
  }

  #encode(slots: readonly number[]): boolean {
    for (const slot of slots) {
      const text = String(this.#read(slot));
      const code = this.#codeOf.get(text) ?? this.#codeOf.size;
      if (code === mostCodes) return false;
      if (code === this.#codeOf.size) this.#sorted.push([text, code]);
      this.#codeOf.set(text, code);
      this.#codes.set(slot, code);
    }
    return true;
  }

  async rebuild(length: number): Promise<boolean> {
    const isHeld = await takeInSlices(length, (slots) => this.#encode(slots));
    if (isHeld) this.#rank();
    return isHeld;
  }

  keep(slots: Uint32Array): void {
    this.#codes.keep(slots);
  }

  #rank(): void {
    this.#sorted.sort(([left], [right]) => compareTexts(left, right));
    this.#ranks = new Uint32Array(this.#sorted.length);
    let rank = 0;
    for (const [index, [text, code]] of this.#sorted.entries()) {
      if (index > 0 && compareTexts(this.#sorted[index - 1]?.[0] ?? '', text) !== 0) rank += 1;
      this.#ranks[code] = rank;
    }
  }
}
