import type { SQL } from 'drizzle-orm';
import { foldForSearch } from '../../foldText.ts';
import type { Queries } from '../Database.ts';
import { insertInSteps } from '../insertInSteps.ts';
import { auditEntry } from '../schema.ts';
import type { AuditEvent } from './AuditEvent.ts';
import { plainText } from './plainText.ts';

/** An event with its place in time, and the change it tells of. */
export interface AuditEntryDraft extends AuditEvent {
  /** Epoch milliseconds. */
  time: number;
  /** Null when no document changed. */
  historyId: SQL<number> | null;
}

const longestName = 200;
const longestMessage = 8000;

/** Appends to the log. Texts are cut to what a reader can use, and freed of what the database cannot hold. */
export async function writeEntries(tx: Queries, drafts: readonly AuditEntryDraft[]): Promise<void> {
  await insertInSteps(drafts.map(toRow), (rows) => tx.insert(auditEntry).values(rows).execute());
}

function toRow(draft: AuditEntryDraft) {
  const { time, userId, type, action, historyId } = draft;
  const userName = plainText(draft.userName, longestName);
  const message = plainText(draft.message, longestMessage);
  const keys = { userKey: foldForSearch(userName), messageKey: foldForSearch(message) };
  return { time, userId, userName, type, action, message, historyId, ...keys };
}
