import { and, inArray, max } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import type { Kind } from '../store/Kind.ts';
import { document, history } from '../store/schema.ts';
import type { PlannedDocument } from './RestorePlan.ts';

/**
 * The ids that new documents bring along and can have, with the number of the last version that each has in the history; 0 for
 * none. Ids that another document has are left out, as are those of history that belong to another kind.
 */
export async function returningIds(
  tx: Queries,
  kind: Pick<Kind, 'name'>,
  documents: readonly PlannedDocument[],
): Promise<Map<string, number>> {
  const wanted = documents.flatMap(({ stored, document: { id } }) =>
    stored === null && id !== null ? id : [],
  );
  if (wanted.length === 0) return new Map();
  const taken = await tx.select({ id: document.id }).from(document).where(inArray(document.id, wanted));
  const used = await tx
    .select({ id: history.documentId, kind: history.kind, version: max(history.version) })
    .from(history)
    .where(and(inArray(history.documentId, wanted)))
    .groupBy(history.documentId, history.kind);
  const lost = new Set([
    ...taken.map(({ id }) => id),
    ...used.filter((row) => row.kind !== kind.name).map(({ id }) => id),
  ]);
  const versions = new Map(used.map(({ id, version }) => [id, version ?? 0]));
  return new Map(wanted.filter((id) => !lost.has(id)).map((id) => [id, versions.get(id) ?? 0]));
}
