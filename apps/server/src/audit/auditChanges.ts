import { inArray } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import type { Change } from '../store/recordChanges.ts';
import { appUser } from '../store/schema.ts';
import { describeChange } from './describeChange.ts';
import { type AuditEntryDraft, writeEntries } from './writeEntries.ts';

/** A change with its row of history. */
export interface RecordedChange extends Change {
  historyId: number;
}

/** Writes changes of documents down in the log, in the transaction that makes them. */
export async function auditChanges(tx: Queries, changes: readonly RecordedChange[]): Promise<void> {
  const names = await namesOf(tx, [...new Set(changes.map(({ authorId }) => authorId))]);
  const drafts = changes.map((change): AuditEntryDraft => {
    const { authorId: userId, time, historyId } = change;
    return { ...describeChange(change), userId, userName: names.get(userId) ?? userId, time, historyId };
  });
  await writeEntries(tx, drafts);
}

async function namesOf(tx: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const columns = { id: appUser.id, name: appUser.name };
  const rows = await tx.select(columns).from(appUser).where(inArray(appUser.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
