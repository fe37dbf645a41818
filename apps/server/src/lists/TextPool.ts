/** Ends every text. UTF-8 has no such byte, so nothing that is searched for reaches over it. */
const endOfText = 0xff;
const smallestBytes = 1024;
const smallestTexts = 64;

/** Where a text is. */
export interface TextRange {
  bytes: Buffer;
  start: number;
  end: number;
}

/** Texts by slot, as UTF-8 one after the other: a tenth of what as many strings would take. */
export class TextPool {
  #bytes = Buffer.alloc(smallestBytes);
  /** Where each text begins; one more than there are texts. */
  #starts = new Uint32Array(smallestTexts);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** All texts, each with its end byte. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#starts[this.#length]);
  }

  /** Where each text begins, and where the next one would. */
  get starts(): Uint32Array {
    return this.#starts.subarray(0, this.#length + 1);
  }

  /** `hex` keeps two digits in a byte. */
  push(text: string, encoding: 'utf8' | 'hex' = 'utf8'): void {
    const start = this.#starts[this.#length] ?? 0;
    this.#makeRoom(start + 3 * text.length + 1);
    const end = start + this.#bytes.write(text, start, encoding);
    this.#bytes[end] = endOfText;
    this.#close(end + 1);
  }

  at(slot: number, encoding: 'utf8' | 'hex' = 'utf8'): string {
    const end = (this.#starts[slot + 1] ?? 1) - 1;
    return this.#bytes.toString(encoding, this.#starts[slot] ?? 0, end);
  }

  range(slot: number): TextRange {
    return { bytes: this.#bytes, start: this.#starts[slot] ?? 0, end: (this.#starts[slot + 1] ?? 1) - 1 };
  }

  /** Keeps the texts of these slots, in this order, as the slots from 0 on. */
  keep(slots: Uint32Array): void {
    const kept = new TextPool();
    for (const slot of slots)
      kept.#pushBytes(this.#bytes, this.#starts[slot] ?? 0, this.#starts[slot + 1] ?? 0);
    this.#bytes = kept.#bytes;
    this.#starts = kept.#starts;
    this.#length = kept.#length;
  }

  #pushBytes(bytes: Buffer, from: number, to: number): void {
    const start = this.#starts[this.#length] ?? 0;
    this.#makeRoom(start + to - from);
    bytes.copy(this.#bytes, start, from, to);
    this.#close(start + to - from);
  }

  #close(end: number): void {
    this.#length += 1;
    if (this.#length === this.#starts.length) {
      const longer = new Uint32Array(Math.ceil(this.#starts.length * 1.5));
      longer.set(this.#starts);
      this.#starts = longer;
    }
    this.#starts[this.#length] = end;
  }

  #makeRoom(size: number): void {
    if (size <= this.#bytes.length) return;
    const longer = Buffer.alloc(Math.max(size, Math.ceil(this.#bytes.length * 1.5)));
    this.bytes.copy(longer);
    this.#bytes = longer;
  }
}
