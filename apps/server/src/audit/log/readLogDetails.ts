import type { ConfigurationLogDetails } from '@studio/api';
import { eq } from 'drizzle-orm';
import type { KindRegistry } from '../../kinds/KindRegistry.ts';
import type { Queries } from '../../store/Database.ts';
import { auditEntry, history } from '../../store/schema.ts';
import { documentChanges } from '../diff/documentChanges.ts';
import { entryColumns, toConfigurationLog } from './LogEntry.ts';

const shownChanges = 1000;

/** An entry with what changed field by field; null when there is no such entry. */
export async function readLogDetails(
  queries: Queries,
  registry: KindRegistry,
  id: string,
): Promise<ConfigurationLogDetails | null> {
  const number = Number(id);
  if (!Number.isSafeInteger(number)) return null;
  const [found] = await queries
    .select({ entry: entryColumns, kind: history.kind, before: history.before, after: history.after })
    .from(auditEntry)
    .leftJoin(history, eq(history.id, auditEntry.historyId))
    .where(eq(auditEntry.id, number));
  if (!found) return null;
  const { entry, kind, before, after } = found;
  const changes = kind === null ? [] : documentChanges(registry, kind, before, after);
  return {
    log: toConfigurationLog(entry),
    changes: changes.slice(0, shownChanges),
    changeCount: changes.length,
  };
}
