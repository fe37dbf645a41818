const firstSize = 4096;

/** Bytes that are written one after the other, little-endian, into a buffer that grows. */
export class ByteWriter {
  #bytes = Buffer.alloc(firstSize);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  u8(value: number): this {
    const offset = this.#reserve(1);
    this.#bytes.writeUInt8(value, offset);
    return this;
  }

  u16(value: number): this {
    const offset = this.#reserve(2);
    this.#bytes.writeUInt16LE(value, offset);
    return this;
  }

  u32(value: number): this {
    const offset = this.#reserve(4);
    this.#bytes.writeUInt32LE(value, offset);
    return this;
  }

  f64(value: number): this {
    const offset = this.#reserve(8);
    this.#bytes.writeDoubleLE(value, offset);
    return this;
  }

  bytes(value: Uint8Array): this {
    const offset = this.#reserve(value.length);
    this.#bytes.set(value, offset);
    return this;
  }

  /** Puts another value where a 32-bit one was written. */
  patchU32(offset: number, value: number): void {
    this.#bytes.writeUInt32LE(value, offset);
  }

  /** What has been written; shares its memory with the writer. */
  take(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Forgets what has been written; what was taken is overwritten next. */
  clear(): void {
    this.#length = 0;
  }

  #reserve(size: number): number {
    const offset = this.#length;
    this.#length += size;
    if (this.#length > this.#bytes.length) {
      const grown = Buffer.alloc(Math.max(this.#length, this.#bytes.length * 2));
      this.#bytes.copy(grown);
      this.#bytes = grown;
    }
    return offset;
  }
}
