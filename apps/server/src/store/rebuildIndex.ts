import { eq } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { findDocumentsById } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { summaryOf } from './recordChanges.ts';
import { lockKind } from './revisions.ts';
import { runTransaction } from './runTransaction.ts';
import { document } from './schema.ts';
import { rewriteReferences } from './writeReferences.ts';

/**
 * Writes anew, from the documents, what is kept beside them: the index of what they refer to, and their summaries. They stay at the
 * versions that they have. It is one transaction, which holds up other writes of the kind: give few at a time. Throws a `busy` refusal
 * when others write for too long.
 * @returns how many of them there are
 */
export async function rebuildIndex<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  return runTransaction(queries, async (tx) => {
    await lockKind(tx, kind.name);
    const documents = await findDocumentsById(tx, kind, [...ids]);
    await rewriteReferences(tx, kind, documents);
    for (const { id, doc } of documents) {
      await tx
        .update(document)
        .set({ summary: summaryOf(kind, doc) })
        .where(eq(document.id, id));
    }
    return documents.length;
  });
}
