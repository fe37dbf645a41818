import { sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import type { Change } from '../store/recordChanges.ts';
import { type DeletedMessage, eventChannel, longestNotice, type SavedMessage } from './EventMessage.ts';
import { topicOf } from './topicOf.ts';

/** More changes than these at once are told without saying which. */
const toldOneByOne = 10;

const many = JSON.stringify({ is: 'many' });

/** Tells every server of changes, once the transaction that makes them is committed. */
export async function announceChanges(tx: Queries, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const texts =
    changes.length > toldOneByOne ? [many] : changes.map((change) => JSON.stringify(told(change)));
  const areShort = texts.every((text) => Buffer.byteLength(text) <= longestNotice);
  for (const text of areShort ? texts : [many]) {
    await tx.execute(sql`SELECT pg_notify(${eventChannel}, ${text})`);
  }
}

function told({ kind, id, before, after, ...change }: Change): SavedMessage | DeletedMessage {
  const { version, revision, authorId, time, clientTag = null } = change;
  const names = new Set([before, after].flatMap((doc) => (doc === null ? [] : kind.nameOf(doc))));
  const topics = [...names, { id }].map((at) => topicOf(kind.name, at));
  const message = { topics, revision, authorId, time, clientTag };
  return after === null
    ? { is: 'deleted', ...message }
    : { is: 'saved', ...message, name: kind.nameOf(after), version };
}
