import type { FileHandle } from 'node:fs/promises';
import { openUnnamedFile } from '../../unnamedFile.ts';
import { ByteWriter } from './ByteWriter.ts';

const chunkSize = 64 * 1024;

/** Bytes that are written now and read later, on the disk rather than in memory; close it in the end. */
export class Spool {
  /** What is written next; it is in memory until it is flushed. */
  readonly pending = new ByteWriter();
  readonly #handle: FileHandle;
  #flushed = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async open(): Promise<Spool> {
    return new Spool(await openUnnamedFile());
  }

  /** In bytes, with what is pending. */
  get length(): number {
    return this.#flushed + this.pending.length;
  }

  /** Brings what is pending to the disk. Nothing may be written meanwhile. */
  async flush(): Promise<void> {
    await this.#write(this.pending.take(), this.#flushed);
    this.#flushed = this.length;
    this.pending.clear();
  }

  /** Puts other bytes where some were flushed. */
  async patch(offset: number, bytes: Buffer): Promise<void> {
    await this.#write(bytes, offset);
  }

  /** The flushed bytes from one offset to before another. */
  async *read(start: number, end: number): AsyncGenerator<Buffer> {
    for (let position = start; position < end; ) {
      const size = Math.min(chunkSize, end - position);
      const { bytesRead, buffer } = await this.#handle.read(Buffer.allocUnsafe(size), 0, size, position);
      if (bytesRead === 0) throw new RangeError(`There are no ${end} bytes.`);
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** The disk has its room back. */
  async close(): Promise<void> {
    await this.#handle.close();
  }

  /** A single call may write less than it was given. */
  async #write(bytes: Buffer, offset: number): Promise<void> {
    for (let written = 0; written < bytes.length; ) {
      const rest = bytes.subarray(written);
      written += (await this.#handle.write(rest, 0, rest.length, offset + written)).bytesWritten;
    }
  }
}
