import { sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import type { Change } from '../store/recordChanges.ts';
import { announcement } from '../store/schema.ts';
import { type DeletedMessage, eventChannel, longestNotice, type SavedMessage } from './EventMessage.ts';
import { topicOf } from './topicOf.ts';

/** More changes than these in one transaction are announced as one message that does not list them. */
const maxSingleMessages = 10;

const many = JSON.stringify({ is: 'many' });

const pollingDatabases = new WeakSet<Queries>();

/** Transactions of this database write their announcements to a table that servers poll, instead of notifying listeners. */
export function noteAnnouncements(queries: Queries): void {
  pollingDatabases.add(queries);
}

/** Lets a transaction announce in the same way as its database. */
export function inheritMode(queries: Queries, tx: Queries): Queries {
  if (pollingDatabases.has(queries)) pollingDatabases.add(tx);
  return tx;
}

/** Notifies every server of changes, once the transaction that makes them is committed. */
export async function announceChanges(tx: Queries, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const texts = changes.map((change) => JSON.stringify(toMessage(change)));
  const areFew = changes.length <= maxSingleMessages;
  const areShort = texts.every((text) => Buffer.byteLength(text) <= longestNotice);
  if (!pollingDatabases.has(tx)) {
    for (const text of areFew && areShort ? texts : [many]) {
      await tx.execute(sql`SELECT pg_notify(${eventChannel}, ${text})`);
    }
  } else if (areFew) {
    const rows = changes.map(({ kind, revision }, index) => ({
      kind: kind.name,
      revision,
      message: texts[index] ?? many,
    }));
    await tx.insert(announcement).values(rows);
  }
}

function toMessage({ kind, id, before, after, ...change }: Change): SavedMessage | DeletedMessage {
  const { version, revision, authorId, time, clientTag = null } = change;
  const names = new Set([before, after].flatMap((doc) => (doc === null ? [] : kind.nameOf(doc))));
  const topics = [...names, { id }, null].map((at) => topicOf(kind.name, at));
  const message = { topics, revision, authorId, time, clientTag };
  return after === null
    ? { is: 'deleted', ...message }
    : { is: 'saved', ...message, name: kind.nameOf(after), version };
}
