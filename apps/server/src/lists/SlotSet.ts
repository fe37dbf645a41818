const smallest = 8;

/** A set of slots, a bit each. */
export class SlotSet {
  #words: Uint32Array;

  constructor(words: Uint32Array = new Uint32Array(smallest)) {
    this.#words = words;
  }

  has(slot: number): boolean {
    return (((this.#words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  add(slot: number): void {
    const index = slot >>> 5;
    if (index >= this.#words.length) this.#makeRoom(index + 1);
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    const index = slot >>> 5;
    if (index < this.#words.length) this.#words[index] = (this.#words[index] ?? 0) & ~(1 << (slot & 31));
  }

  get size(): number {
    let size = 0;
    for (const word of this.#words) size += bitsOf(word);
    return size;
  }

  /** The slots of both. */
  and(other: SlotSet): SlotSet {
    const words = this.#words.slice();
    for (let index = 0; index < words.length; index += 1) {
      words[index] = (words[index] ?? 0) & (other.#words[index] ?? 0);
    }
    return new SlotSet(words);
  }

  /** In ascending order. */
  toArray(): Uint32Array {
    const slots = new Uint32Array(this.size);
    let length = 0;
    for (let index = 0; index < this.#words.length; index += 1) {
      for (let word = this.#words[index] ?? 0; word !== 0; word &= word - 1) {
        slots[length] = index * 32 + 31 - Math.clz32(word & -word);
        length += 1;
      }
    }
    return slots;
  }

  #makeRoom(length: number): void {
    const longer = new Uint32Array(Math.max(length, Math.ceil(this.#words.length * 1.5)));
    longer.set(this.#words);
    this.#words = longer;
  }
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
