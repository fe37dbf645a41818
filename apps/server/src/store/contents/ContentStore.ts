import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../Database.ts';
import type { DocumentContent } from '../Kind.ts';
import { content, contentChunk } from '../schema.ts';
import { ContentSpool } from './ContentSpool.ts';
import { readContent } from './readContent.ts';
import type { StoredContent } from './StoredContent.ts';
import { missingContents } from './useContents.ts';

/** How long a content waits for a document that uses it. */
const unusedMilliseconds = 24 * 60 * 60_000;
/** Adding a content removes no more than that many others. */
const sweptPerAdd = 8;
/** A content may be lost to a sweep while it is added, by a clock that is a day ahead; then it is written again. */
const mostAttempts = 3;

/** Whether what a row refers to is gone, as both drivers tell it: behind the error of the query. */
function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23503';
}

interface ContentStoreOptions {
  queries: Queries;
  /** Epoch milliseconds. */
  clock: () => number;
}

/**
 * The bytes of files, each stored once by its digest. Every chunk is a short statement of its own, outside of transactions,
 * so that no other call waits for a large file. A content can be found when it is complete; one that is not, or that no document has
 * used within 24 hours, is removed by `sweep`.
 */
export class ContentStore {
  readonly #options: ContentStoreOptions;

  constructor(options: ContentStoreOptions) {
    this.#options = options;
  }

  get #queries(): Queries {
    return this.#options.queries;
  }

  /**
   * Stores what comes, holding no more of it in memory than a chunk.
   * @param limit in bytes
   * @throws a `ContentTooLargeError` when more comes
   */
  async add(source: AsyncIterable<Uint8Array>, { limit }: { limit: number }): Promise<StoredContent> {
    const spool = await ContentSpool.open(limit);
    try {
      for await (const bytes of source) await spool.write(bytes);
      return await this.addSpooled(spool);
    } finally {
      await spool.discard();
    }
  }

  /** Stores what was spooled; the spool stays open. */
  async addSpooled(spool: ContentSpool): Promise<StoredContent> {
    await this.sweep(sweptPerAdd);
    const { content: stored } = spool;
    for (let attempt = 0; !(await this.#begin(stored)); attempt += 1) {
      if (attempt === mostAttempts) throw new Error(`The content ${stored.digest} loses its chunks.`);
      await this.#writeChunks(spool, stored);
      await this.#complete(stored);
    }
    return stored;
  }

  /** Writes the chunks, or as many of them as there is a content for. */
  async #writeChunks(spool: ContentSpool, { digest }: StoredContent): Promise<void> {
    let number = 0;
    for await (const bytes of spool.chunks()) {
      try {
        await this.#queries.insert(contentChunk).values({ digest, number, bytes }).onConflictDoNothing();
      } catch (error) {
        if (isForeignKeyViolation(error)) return;
        throw error;
      }
      number += 1;
    }
  }

  /** The content of that digest; null when there is none, or when it is not complete. */
  async find(digest: string): Promise<StoredContent | null> {
    const [found] = await this.#queries
      .select({ digest: content.digest, size: content.size })
      .from(content)
      .where(and(eq(content.digest, digest), eq(content.complete, true)));
    return found ?? null;
  }

  /** See `readContent`. */
  read(stored: StoredContent): AsyncGenerator<Buffer> {
    return readContent(this.#queries, stored);
  }

  /** See `missingContents`. */
  missing<Given extends DocumentContent>(contents: readonly Given[]) {
    return missingContents(this.#queries, contents);
  }

  /**
   * Removes what was never completed or never used, the oldest first.
   * @param most how many at most; default all
   * @returns how many
   */
  async sweep(most: number = Number.POSITIVE_INFINITY): Promise<number> {
    const before = this.#options.clock() - unusedMilliseconds;
    const isOld = and(eq(content.used, false), lt(content.added, before));
    let count = 0;
    while (count < most) {
      const [oldest] = await this.#queries
        .select({ digest: content.digest })
        .from(content)
        .where(isOld)
        .orderBy(asc(content.added))
        .limit(1);
      if (!oldest) break;
      // Somebody may have given or used it in between.
      await this.#queries.delete(content).where(and(eq(content.digest, oldest.digest), isOld));
      count += 1;
    }
    return count;
  }

  /** Notes that somebody gives the content. Answers whether it is complete already. */
  async #begin({ digest, size }: StoredContent): Promise<boolean> {
    const added = this.#options.clock();
    const [row] = await this.#queries
      .insert(content)
      .values({ digest, size, added, complete: size === 0, used: false })
      .onConflictDoUpdate({ target: content.digest, set: { added } })
      .returning({ complete: content.complete });
    return row?.complete === true;
  }

  async #complete({ digest, size }: StoredContent): Promise<void> {
    const stored = sql`(SELECT sum(length(${contentChunk.bytes})) FROM ${contentChunk} WHERE ${contentChunk.digest} = ${digest})`;
    await this.#queries
      .update(content)
      .set({ complete: true })
      .where(and(eq(content.digest, digest), eq(stored, size)));
  }
}
