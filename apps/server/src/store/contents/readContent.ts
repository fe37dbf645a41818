import { and, eq } from 'drizzle-orm';
import type { Queries } from '../Database.ts';
import { contentChunk } from '../schema.ts';
import { contentChunkSize, type StoredContent } from './StoredContent.ts';

/** The bytes, a chunk at a time as they are asked for. Fails when the content is not there, or goes meanwhile. */
export async function* readContent(
  queries: Queries,
  { digest, size }: StoredContent,
): AsyncGenerator<Buffer> {
  for (let number = 0; number * contentChunkSize < size; number += 1) {
    const [chunk] = await queries
      .select({ bytes: contentChunk.bytes })
      .from(contentChunk)
      .where(and(eq(contentChunk.digest, digest), eq(contentChunk.number, number)));
    if (!chunk) throw new Error(`The content ${digest} lacks chunk ${number}.`);
    yield chunk.bytes;
  }
}
