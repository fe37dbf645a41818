import { sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import type { Change } from '../store/recordChanges.ts';
import { announcement } from '../store/schema.ts';
import { type DeletedMessage, eventChannel, longestNotice, type SavedMessage } from './EventMessage.ts';
import { topicOf } from './topicOf.ts';

/** More changes than these at once are told without saying which. */
const toldOneByOne = 10;

const many = JSON.stringify({ is: 'many' });

const noting = new WeakSet<Queries>();

/** Has what transactions of this database change be written down for servers that look, instead of told to those that listen. */
export function noteAnnouncements(queries: Queries): void {
  noting.add(queries);
}

/** Has a transaction do as its database does. */
export function announceAlike(queries: Queries, tx: Queries): Queries {
  if (noting.has(queries)) noting.add(tx);
  return tx;
}

/** Tells every server of changes, once the transaction that makes them is committed. */
export async function announceChanges(tx: Queries, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const texts = changes.map((change) => JSON.stringify(told(change)));
  const areFew = changes.length <= toldOneByOne;
  const areShort = texts.every((text) => Buffer.byteLength(text) <= longestNotice);
  if (!noting.has(tx)) {
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

function told({ kind, id, before, after, ...change }: Change): SavedMessage | DeletedMessage {
  const { version, revision, authorId, time, clientTag = null } = change;
  const names = new Set([before, after].flatMap((doc) => (doc === null ? [] : kind.nameOf(doc))));
  const topics = [...names, { id }, null].map((at) => topicOf(kind.name, at));
  const message = { topics, revision, authorId, time, clientTag };
  return after === null
    ? { is: 'deleted', ...message }
    : { is: 'saved', ...message, name: kind.nameOf(after), version };
}
