import type { SQL } from 'drizzle-orm';
import type { Change } from '../Change.ts';
import type { Queries } from '../Database.ts';
import { describeChange } from './describeChange.ts';
import { type AuditEntryDraft, writeEntries } from './writeEntries.ts';

/** A change with its row of history. */
export interface RecordedChange extends Change {
  historyId: SQL<number>;
}

/**
 * Writes changes of documents down in the log, in the transaction that makes them.
 * @param names of their authors by id, where the changes do not have them
 */
export async function auditChanges(
  tx: Queries,
  changes: readonly RecordedChange[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const drafts = changes.map((change): AuditEntryDraft => {
    const { authorId: userId, authorName, time, historyId } = change;
    const userName = authorName ?? names.get(userId) ?? userId;
    return { ...describeChange(change), userId, userName, time, historyId };
  });
  await writeEntries(tx, drafts);
}
