import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { UnderWay } from '../store/announcements/EventMessage.ts';
import { topicOf } from '../store/announcements/topicOf.ts';
import type { Queries } from '../store/Database.ts';
import { nameKey } from '../store/nameKey.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { document, formSetChange, history, kindRevision } from '../store/schema.ts';
import type { CurrentState, Deletion, Known, Watched } from './Watched.ts';

const columns = { name: document.name, version: document.version, revision: document.revision };

const changing = {
  userId: formSetChange.userId,
  timeStarted: formSetChange.timeStarted,
  revision: formSetChange.revision,
};

type Asked = Pick<Watched, 'kind' | 'at' | 'topic' | 'unsaved'>;

/** The last revision of kinds, and the versions of objects; what was asked for by name and renamed since is found under its new name. */
export async function readCurrent(queries: Queries, asked: readonly Asked[]): Promise<CurrentState> {
  const objects = new Map<string, Known>();
  const underWay = new Map<string, UnderWay>();
  const revisions = new Map<string, number>();
  for (const [kind, some] of Map.groupBy(asked, (object) => object.kind)) {
    const keys = some.flatMap(({ at }) => (typeof at === 'string' ? nameKey(at) : []));
    const ids = some.flatMap(({ at }) => (at === null || typeof at === 'string' ? [] : at.id));
    const isAsked = or(inArray(document.nameKey, keys), inArray(document.id, ids));
    const rows = await queries
      .select({ value: kindRevision.value, id: document.id, ...columns, changing })
      .from(kindRevision)
      .leftJoin(document, and(eq(document.kind, kindRevision.kind), isAsked))
      .leftJoin(formSetChange, eq(formSetChange.documentId, document.id))
      .where(eq(kindRevision.kind, kind));
    for (const { value, id, changing: current, ...found } of rows) {
      revisions.set(kind, value);
      if (found.name === null || id === null) continue;
      if (current !== null) underWay.set(topicOf(kind, found.name), current);
      objects.set(topicOf(kind, found.name), toKnown(found));
      objects.set(topicOf(kind, { id }), toKnown(found));
    }
    const missing = some.filter(({ at, topic }) => at !== null && !objects.has(topic));
    for (const object of missing) {
      objects.set(object.topic, object.unsaved ?? (await findMoved(queries, object)));
    }
  }
  return { objects, underWay, revisions };
}

/** What has become of the last document of that name, or of that id. */
async function findMoved(queries: Queries, { kind, at }: Asked): Promise<Known> {
  if (at === null) return toKnown();
  const isAsked = typeof at === 'string' ? eq(history.name, at) : eq(history.documentId, at.id);
  const [last] = await queries
    .select({ documentId: history.documentId, ...columns })
    .from(history)
    .leftJoin(document, eq(document.id, history.documentId))
    .where(and(eq(history.kind, kind), isAsked))
    .orderBy(desc(history.revision))
    .limit(1);
  if (last === undefined) return toKnown();
  return last.name === null
    ? { ...toKnown(), deletion: await findDeletion(queries, last.documentId) }
    : toKnown(last);
}

async function findDeletion(queries: Queries, id: string): Promise<Deletion | null> {
  const [found] = await queries
    .select({ authorId: history.authorId, time: history.time })
    .from(history)
    .where(and(eq(history.documentId, id), eq(history.action, 'delete')))
    .orderBy(desc(history.revision))
    .limit(1);
  return found ?? null;
}

type Row = { name: string | null; version: number | null; revision: number | null };

function toKnown({ name, version, revision }: Row = { name: null, version: null, revision: null }): Known {
  const exists = version !== null && revision !== null;
  return { name, etag: exists ? etagOf({ version, revision }) : null, deletion: null };
}
