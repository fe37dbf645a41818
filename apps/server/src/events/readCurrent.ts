import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { nameKey } from '../store/nameKey.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { document, history, kindRevision } from '../store/schema.ts';
import { topicOf } from './topicOf.ts';
import type { CurrentState, Known, Watched } from './Watched.ts';

const columns = { name: document.name, version: document.version, revision: document.revision };

type Asked = Pick<Watched, 'kind' | 'at' | 'topic'>;

/** Up to which change kinds are told, and which versions objects are in; what was asked for by name and renamed since is found under its new name. */
export async function readCurrent(queries: Queries, asked: readonly Asked[]): Promise<CurrentState> {
  const objects = new Map<string, Known>();
  const revisions = new Map<string, number>();
  for (const [kind, some] of Map.groupBy(asked, (object) => object.kind)) {
    const keys = some.flatMap(({ at }) => (typeof at === 'string' ? nameKey(at) : []));
    const ids = some.flatMap(({ at }) => (at === null || typeof at === 'string' ? [] : at.id));
    const isAsked = or(inArray(document.nameKey, keys), inArray(document.id, ids));
    const rows = await queries
      .select({ value: kindRevision.value, id: document.id, ...columns })
      .from(kindRevision)
      .leftJoin(document, and(eq(document.kind, kindRevision.kind), isAsked))
      .where(eq(kindRevision.kind, kind));
    for (const { value, id, ...found } of rows) {
      revisions.set(kind, value);
      if (found.name === null || id === null) continue;
      objects.set(topicOf(kind, found.name), toKnown(found));
      objects.set(topicOf(kind, { id }), toKnown(found));
    }
    const missing = some.filter(({ at, topic }) => at !== null && !objects.has(topic));
    for (const object of missing) objects.set(object.topic, await findRenamed(queries, object));
  }
  return { objects, revisions };
}

/** What has become of the last document of that name. An id that finds none is of a document that is gone. */
async function findRenamed(queries: Queries, { kind, at }: Asked): Promise<Known> {
  if (typeof at !== 'string') return toKnown();
  const [found] = await queries
    .select(columns)
    .from(history)
    .leftJoin(document, eq(document.id, history.documentId))
    .where(and(eq(history.kind, kind), eq(history.name, at)))
    .orderBy(desc(history.revision))
    .limit(1);
  return toKnown(found);
}

type Row = { name: string | null; version: number | null; revision: number | null };

function toKnown({ name, version, revision }: Row = { name: null, version: null, revision: null }): Known {
  const exists = version !== null && revision !== null;
  return { name, etag: exists ? etagOf({ version, revision }) : null };
}
