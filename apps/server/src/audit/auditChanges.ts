import { Users } from '../access/Users.ts';
import type { Queries } from '../store/Database.ts';
import type { Change } from '../store/recordChanges.ts';
import { describeChange } from './describeChange.ts';
import { type AuditEntryDraft, writeEntries } from './writeEntries.ts';

/** A change with its row of history. */
export interface RecordedChange extends Change {
  historyId: number;
}

/** Writes changes of documents down in the log, in the transaction that makes them. */
export async function auditChanges(tx: Queries, changes: readonly RecordedChange[]): Promise<void> {
  const names = await new Users(tx).namesOf(changes.map(({ authorId }) => authorId));
  const drafts = changes.map((change): AuditEntryDraft => {
    const { authorId: userId, time, historyId } = change;
    return { ...describeChange(change), userId, userName: names.get(userId) ?? userId, time, historyId };
  });
  await writeEntries(tx, drafts);
}
