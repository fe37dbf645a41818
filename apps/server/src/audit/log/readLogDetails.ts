import type { ConfigurationLogDetails, FieldChange } from '@studio/api';
import { eq } from 'drizzle-orm';
import type { KindRegistry } from '../../kinds/KindRegistry.ts';
import type { Queries } from '../../store/Database.ts';
import { auditEntry, history } from '../../store/schema.ts';
import { readDocuments } from '../../store/versions/readContents.ts';
import { versionKey } from '../../store/versions/VersionId.ts';
import { documentChanges } from '../diff/documentChanges.ts';
import { entryColumns, toConfigurationLog } from './LogEntry.ts';

const changeColumns = { kind: history.kind, documentId: history.documentId, version: history.version };

/** An entry with what changed field by field; null when there is no such entry. @param shownChanges how many are returned */
export async function readLogDetails(
  queries: Queries,
  registry: KindRegistry,
  id: string,
  shownChanges: number,
): Promise<ConfigurationLogDetails | null> {
  const number = Number(id);
  if (!Number.isSafeInteger(number)) return null;
  const [found] = await queries
    .select({ entry: entryColumns, changed: changeColumns })
    .from(auditEntry)
    .leftJoin(history, eq(history.id, auditEntry.historyId))
    .where(eq(auditEntry.id, number));
  if (!found) return null;
  const { entry, changed } = found;
  const changes = changed ? await changesOf(queries, registry, changed) : [];
  return {
    log: toConfigurationLog(entry),
    changes: changes.slice(0, shownChanges),
    changeCount: changes.length,
  };
}

/** A version beside the one before it. The first has none before it, and a deletion leaves none. */
async function changesOf(
  queries: Queries,
  registry: KindRegistry,
  { kind, documentId, version }: Pick<typeof history.$inferSelect, keyof typeof changeColumns>,
): Promise<FieldChange[]> {
  const before = { documentId, version: version - 1 };
  const after = { documentId, version };
  const docs = await readDocuments(queries, [before, after]);
  const [one, other] = [before, after].map((place) => docs.get(versionKey(place)) ?? null);
  return documentChanges(registry, kind, one ?? null, other ?? null);
}
