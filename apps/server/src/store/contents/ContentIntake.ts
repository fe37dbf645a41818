import { ContentSpool } from './ContentSpool.ts';
import type { ContentStore } from './ContentStore.ts';
import { ContentTooLargeError, type StoredContent } from './StoredContent.ts';

/** Stores the contents of a file as they are read, if they match their declared size and digest. Nothing uses them yet. */
export class ContentIntake {
  readonly #contents: ContentStore;
  #current: { declared: StoredContent; spool: ContentSpool; isTooLarge: boolean } | null = null;

  constructor(contents: ContentStore) {
    this.#contents = contents;
  }

  async begin({ digest, size }: StoredContent): Promise<void> {
    await this.drop();
    this.#current = { declared: { digest, size }, spool: await ContentSpool.open(size), isTooLarge: false };
  }

  async write(bytes: Buffer): Promise<void> {
    if (!this.#current || this.#current.isTooLarge) return;
    try {
      await this.#current.spool.write(bytes);
    } catch (error) {
      if (!(error instanceof ContentTooLargeError)) throw error;
      this.#current.isTooLarge = true;
    }
  }

  async end(): Promise<string | null> {
    if (!this.#current) return null;
    const { declared, spool, isTooLarge } = this.#current;
    const { digest, size } = spool.content;
    try {
      if (isTooLarge)
        return `The content has more than the ${declared.size} bytes that it is declared to have.`;
      if (size !== declared.size) return `The content has ${size} bytes, not ${declared.size}.`;
      if (digest !== declared.digest) return 'The content is not the one that its digest names.';
      await this.#contents.addSpooled(spool);
      return null;
    } finally {
      await this.drop();
    }
  }

  async drop(): Promise<void> {
    const current = this.#current;
    this.#current = null;
    await current?.spool.discard();
  }
}
