import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import { identityOf, type Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { appUser, document, history } from './schema.ts';

/** Where a document is: its name, or its id. */
export type Locator = string | { id: string };

/** The document there, or null. Of several that share a name, the one changed last. */
export async function findDocument<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  at: Locator,
): Promise<StoredDocument<Doc> | null> {
  const found = await select<Doc>(queries, and(eq(document.kind, kind.name), isAt(at)));
  return lastChanged(found);
}

/** What is stored at that place, without reading the document itself; null when nothing is. */
export async function findState(
  queries: Queries,
  kind: Pick<Kind, 'name'>,
  at: Locator,
): Promise<Omit<StoredDocument, 'doc'> | null> {
  const found = await queries
    .select(stateColumns)
    .from(document)
    .innerJoin(appUser, eq(appUser.id, document.authorId))
    .where(and(eq(document.kind, kind.name), isAt(at)));
  return lastChanged(found);
}

/** Whether there is a document that is the same as far as the kind tells documents apart. */
export async function isIdentityTaken<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  doc: Doc,
): Promise<boolean> {
  const key = nameKey(identityOf(kind, doc));
  const rows = await queries
    .select({ id: document.id })
    .from(document)
    .where(and(eq(document.kind, kind.name), eq(document.identityKey, key)));
  return rows.length > 0;
}

/** Whether another document than that one has the name, too. */
export async function hasNamesake(
  queries: Queries,
  kind: Pick<Kind, 'name'>,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await queries
    .select({ id: document.id })
    .from(document)
    .where(and(eq(document.kind, kind.name), eq(document.nameKey, nameKey(name)), ne(document.id, id)))
    .limit(1);
  return rows.length > 0;
}

/** Whether a save of the document gave it that name, its last one included. */
export async function hadName(queries: Queries, id: string, name: string): Promise<boolean> {
  const rows = await queries
    .select({ id: history.id })
    .from(history)
    .where(and(eq(history.documentId, id), eq(history.name, name)))
    .limit(1);
  return rows.length > 0;
}

/** The condition that finds the documents there. */
export function isAt(at: Locator): SQL {
  return typeof at === 'string' ? eq(document.nameKey, nameKey(at)) : eq(document.id, at.id);
}

/** What the last document of that name has become under another one; null when it is gone, or there never was one. */
export async function findRenamed<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  name: string,
): Promise<StoredDocument<Doc> | null> {
  const [last] = await queries
    .select({ id: history.documentId })
    .from(history)
    .where(and(eq(history.kind, kind.name), eq(history.name, name)))
    .orderBy(desc(history.revision))
    .limit(1);
  const [found] = last ? await findDocumentsById(queries, kind, [last.id]) : [];
  return found ?? null;
}

/** The documents of those names that exist, in no particular order. */
export async function findDocumentsByName<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  names: string[],
): Promise<StoredDocument<Doc>[]> {
  if (names.length === 0) return [];
  return select<Doc>(
    queries,
    and(eq(document.kind, kind.name), inArray(document.nameKey, names.map(nameKey))),
  );
}

/** The documents of those ids that exist, in no particular order. */
export async function findDocumentsById<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  ids: string[],
): Promise<StoredDocument<Doc>[]> {
  if (ids.length === 0) return [];
  return select<Doc>(queries, and(eq(document.kind, kind.name), inArray(document.id, ids)));
}

/** Every document of the kind; for kinds that are few. */
export async function findAllDocuments<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
): Promise<StoredDocument<Doc>[]> {
  return select<Doc>(queries, eq(document.kind, kind.name));
}

const stateColumns = {
  id: document.id,
  name: document.name,
  version: document.version,
  revision: document.revision,
  authorId: document.authorId,
  authorName: appUser.name,
  time: document.time,
};

function lastChanged<Found extends { revision: number }>(found: readonly Found[]): Found | null {
  return found.toSorted((left, right) => right.revision - left.revision)[0] ?? null;
}

async function select<Doc extends JsonObject>(
  queries: Queries,
  condition: SQL | undefined,
): Promise<StoredDocument<Doc>[]> {
  const rows = await queries
    .select({ ...stateColumns, doc: document.doc })
    .from(document)
    .innerJoin(appUser, eq(appUser.id, document.authorId))
    .where(condition);
  // The kind wrote the document, so it has the kind's shape.
  return rows.map((row) => ({ ...row, doc: row.doc as Doc }));
}
