import type { Queries } from './Database.ts';
import { findDocumentsById } from './findDocuments.ts';
import type { Kind } from './Kind.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { readDocuments } from './versions/readContents.ts';
import { versionKey } from './versions/VersionId.ts';

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
  const docs = new Map(current.map(({ id, version, doc }) => [keyOf({ id, version }), doc]));
  const changed = keys.filter((key) => !docs.has(keyOf(key)));
  const former = await readDocuments(
    queries,
    changed.map(({ id, version }) => ({ documentId: id, version })),
  );
  return keys.map((key) => {
    const doc = docs.get(keyOf(key)) ?? former.get(keyOf(key));
    if (!doc) throw new Error(`The history lacks version ${key.version} of '${key.name}'.`);
    return { ...key, doc };
  });
}

function keyOf({ id, version }: Pick<VersionKey, 'id' | 'version'>): string {
  return versionKey({ documentId: id, version });
}
