import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { nameKey } from '../store/nameKey.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { document, history, kindRevision } from '../store/schema.ts';
import { topicOf } from './topicOf.ts';
import type { CurrentState, Known, Watched } from './Watched.ts';

const columns = { name: document.name, version: document.version, revision: document.revision };

type Asked = Pick<Watched, 'kind' | 'name' | 'topic'>;

/** Which versions objects are in; what was renamed since is found under its new name. */
export async function readCurrent(queries: Queries, asked: readonly Asked[]): Promise<CurrentState> {
  const objects = new Map<string, Known>();
  const revisions = new Map<string, number>();
  for (const [kind, some] of Map.groupBy(asked, (object) => object.kind)) {
    const keys = some.map(({ name }) => nameKey(name));
    const rows = await queries
      .select({ value: kindRevision.value, ...columns })
      .from(kindRevision)
      .leftJoin(document, and(eq(document.kind, kindRevision.kind), inArray(document.nameKey, keys)))
      .where(eq(kindRevision.kind, kind));
    for (const { value, ...found } of rows) {
      revisions.set(kind, value);
      if (found.name !== null) objects.set(topicOf(kind, found.name), toKnown(found));
    }
    const missing = some.filter(({ topic }) => !objects.has(topic));
    for (const object of missing) objects.set(object.topic, await findRenamed(queries, object));
  }
  return { objects, revisions };
}

/** What has become of the last document of that name. */
async function findRenamed(queries: Queries, { kind, name }: Asked): Promise<Known> {
  const [found] = await queries
    .select(columns)
    .from(history)
    .leftJoin(document, eq(document.id, history.documentId))
    .where(and(eq(history.kind, kind), eq(history.name, name)))
    .orderBy(desc(history.revision))
    .limit(1);
  return toKnown(found);
}

type Row = { name: string | null; version: number | null; revision: number | null };

function toKnown({ name, version, revision }: Row = { name: null, version: null, revision: null }): Known {
  const exists = version !== null && revision !== null;
  return { name, etag: exists ? etagOf({ version, revision }) : null };
}
