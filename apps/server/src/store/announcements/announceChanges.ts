import { sql } from 'drizzle-orm';
import type { Change } from '../Change.ts';
import type { Queries } from '../Database.ts';
import { nextRevision } from '../revisions.ts';
import { announcement } from '../schema.ts';
import {
  type DeletedMessage,
  eventChannel,
  longestNotice,
  type SavedMessage,
  type UnderWay,
  type UnderWayMessage,
} from './EventMessage.ts';
import { topicOf } from './topicOf.ts';

/** More changes than these in one transaction are announced as one message that does not list them. */
export const maxSingleMessages = 10;

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

interface UnderWayChange {
  /** Of the object, with its name. */
  kind: string;
  name: string;
  /** Null when nothing is being changed any more. */
  underWay: UnderWay | null;
  /** Of the call that has changed it. */
  clientTag: string | undefined;
}

/** Notifies every server of what is being changed in an object, beside its versions, once the transaction is committed. */
export async function announceUnderWay(
  tx: Queries,
  { kind, name, underWay, clientTag }: UnderWayChange,
): Promise<void> {
  const notice: UnderWayMessage = {
    is: 'underWay',
    topics: [topicOf(kind, name)],
    underWay,
    clientTag: clientTag ?? null,
  };
  const message = JSON.stringify(notice);
  if (pollingDatabases.has(tx)) {
    // What is read in the order of revisions needs one of its own.
    const revision = await nextRevision(tx, kind);
    await tx.insert(announcement).values({ kind, revision, message });
  } else {
    await tx.execute(sql`SELECT pg_notify(${eventChannel}, ${message})`);
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
