import { SlotSet } from './SlotSet.ts';
import { TextPool } from './TextPool.ts';

const asciiSize = 128;

/**
 * What searches look into, by slot. For each ASCII character it is noted which texts have it: searches of one character,
 * and of characters that never occur, need not look into the texts, and those are the ones that would find most.
 */
export class SearchTexts {
  readonly #texts = new TextPool();
  #having: (SlotSet | undefined)[] = [];

  push(text: string): void {
    const slot = this.#texts.length;
    this.#texts.push(text);
    this.#note(slot, text);
  }

  at(slot: number): string {
    return this.#texts.at(slot);
  }

  keep(slots: Uint32Array): void {
    this.#texts.keep(slots);
    this.#having = [];
    // From the end, so that each set grows once.
    for (let slot = this.#texts.length - 1; slot >= 0; slot -= 1) this.#note(slot, this.at(slot));
  }

  /** The slots whose text contains this one, dead ones included. */
  find(wanted: string): SlotSet {
    const bytes = Buffer.from(wanted);
    const noted = [...bytes].filter((byte) => byte < asciiSize).map((byte) => this.#having[byte]);
    if (noted.includes(undefined)) return new SlotSet();
    const [only] = noted;
    return bytes.length === 1 && only ? only : this.#scan(bytes);
  }

  #scan(wanted: Buffer): SlotSet {
    const found = new SlotSet(new Uint32Array((this.#texts.length >>> 5) + 1));
    const { bytes, starts } = this.#texts;
    let slot = 0;
    let position = bytes.indexOf(wanted);
    while (position >= 0 && slot < this.#texts.length) {
      slot = slotAt(starts, position, slot);
      found.add(slot);
      slot += 1;
      position = bytes.indexOf(wanted, starts[slot]);
    }
    return found;
  }

  #note(slot: number, text: string): void {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < asciiSize) this.#setOf(code).add(slot);
    }
  }

  #setOf(byte: number): SlotSet {
    const known = this.#having[byte];
    if (known) return known;
    const made = new SlotSet();
    this.#having[byte] = made;
    return made;
  }
}

/** The slot that has a position of the bytes; it is this one or a later one. Matches are mostly near each other. */
function slotAt(starts: Uint32Array, position: number, from: number): number {
  const last = starts.length - 2;
  let low = from;
  let step = 1;
  while (low + step <= last && (starts[low + step] ?? 0) <= position) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, last + 1);
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}
