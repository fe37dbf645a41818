import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { findDocumentsById } from './findDocuments.ts';
import type { Kind } from './Kind.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { history } from './schema.ts';

const documentsPerQuery = 200;

/** What must be known of a document to read it as it was. */
export type VersionKey = Pick<
  StoredDocument,
  'id' | 'name' | 'version' | 'revision' | 'authorId' | 'authorName' | 'time'
>;

/**
 * Reads documents as they were at the given versions, a few at a time and in the given order. What has changed since is
 * taken from history, so a long download shows one state without holding a transaction open.
 */
export async function* readVersions(
  queries: Queries,
  kind: Kind,
  keys: readonly VersionKey[],
): AsyncGenerator<StoredDocument[]> {
  for (let start = 0; start < keys.length; start += documentsPerQuery) {
    yield await readSome(queries, kind, keys.slice(start, start + documentsPerQuery));
  }
}

async function readSome(queries: Queries, kind: Kind, keys: VersionKey[]): Promise<StoredDocument[]> {
  const current = await findDocumentsById(
    queries,
    kind,
    keys.map(({ id }) => id),
  );
  const docs = new Map(current.map(({ id, revision, doc }) => [`${id} ${revision}`, doc]));
  const changed = keys.filter(({ id, revision }) => !docs.has(`${id} ${revision}`));
  for (const { id, revision, doc } of await readHistory(queries, changed)) {
    if (doc !== null) docs.set(`${id} ${revision}`, doc);
  }
  return keys.map((key) => {
    const doc = docs.get(`${key.id} ${key.revision}`);
    if (!doc) throw new Error(`The history lacks version ${key.version} of '${key.name}'.`);
    return { ...key, doc };
  });
}

async function readHistory(queries: Queries, keys: VersionKey[]) {
  if (keys.length === 0) return [];
  const wanted: (SQL | undefined)[] = keys.map(({ id, revision }) =>
    and(eq(history.documentId, id), eq(history.revision, revision)),
  );
  return queries
    .select({ id: history.documentId, revision: history.revision, doc: history.after })
    .from(history)
    .where(or(...wanted));
}
