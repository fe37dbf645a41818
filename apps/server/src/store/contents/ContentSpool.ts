import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { openUnnamedFile } from '../../unnamedFile.ts';
import { ContentTooLargeError, contentChunkSize, type StoredContent } from './StoredContent.ts';

/** Bytes that wait in an unnamed file until it is known what they are. `discard` must be called in the end. */
export class ContentSpool {
  readonly #file: FileHandle;
  readonly #limit: number;
  readonly #hash: Hash = createHash('sha256');
  #size = 0;

  private constructor(file: FileHandle, limit: number) {
    this.#file = file;
    this.#limit = limit;
  }

  /** @param limit in bytes */
  static async open(limit: number): Promise<ContentSpool> {
    return new ContentSpool(await openUnnamedFile(), limit);
  }

  /** Throws a `ContentTooLargeError` when that is more than the limit. */
  async write(bytes: Uint8Array): Promise<void> {
    const size = this.#size + bytes.length;
    if (size > this.#limit) throw new ContentTooLargeError(this.#limit);
    this.#hash.update(bytes);
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, this.#size + done);
      done += bytesWritten;
    }
    this.#size = size;
  }

  /** What was written so far is. */
  get content(): StoredContent {
    return { digest: this.#hash.copy().digest('base64url'), size: this.#size };
  }

  /** The bytes in chunks, all of the size of a chunk but the last. */
  async *chunks(): AsyncGenerator<Buffer> {
    for (let position = 0; position < this.#size; position += contentChunkSize) {
      const chunk = Buffer.alloc(Math.min(contentChunkSize, this.#size - position));
      for (let done = 0; done < chunk.length; ) {
        const { bytesRead } = await this.#file.read(chunk, done, chunk.length - done, position + done);
        if (bytesRead === 0) throw new Error('A temporary file has lost its end.');
        done += bytesRead;
      }
      yield chunk;
    }
  }

  async discard(): Promise<void> {
    await this.#file.close();
  }
}
