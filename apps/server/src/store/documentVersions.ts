import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { isAt, type Locator } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { StoreError } from './StoreError.ts';
import { appUser, document, type HistoryAction, history } from './schema.ts';
import { readDocuments } from './versions/readContents.ts';
import { versionKey } from './versions/VersionId.ts';

/** A version without its content, and how it came about. */
export type VersionRow = Omit<StoredDocument, 'doc'> & { action: HistoryAction };

interface VersionPage {
  rows: VersionRow[];
  /** How many versions there are in all. */
  total: number;
}

const columns = {
  id: history.documentId,
  name: history.name,
  action: history.action,
  version: history.version,
  revision: history.revision,
  authorId: history.authorId,
  authorName: appUser.name,
  time: history.time,
};

/** The id of the document that is there now. Throws when there is none. */
export async function documentIdOf(
  queries: Queries,
  { name: kind, noun }: Pick<Kind, 'name' | 'noun'>,
  at: Locator,
): Promise<string> {
  const [found] = await queries
    .select({ id: document.id })
    .from(document)
    .where(and(eq(document.kind, kind), isAt(at)));
  if (!found) throw new StoreError({ reason: 'missing', noun, name: typeof at === 'string' ? at : null });
  return found.id;
}

/** The versions of a document, whatever it was called, the newest first. */
export async function listDocumentVersions(
  queries: Queries,
  id: string,
  { startIndex, numberOfRows }: { startIndex: number; numberOfRows: number },
): Promise<VersionPage> {
  const condition = isVersionOf(id);
  const rows = await queries
    .select(columns)
    .from(history)
    .innerJoin(appUser, eq(appUser.id, history.authorId))
    .where(condition)
    .orderBy(desc(history.version))
    .limit(numberOfRows)
    .offset(startIndex);
  const [counted] = await queries.select({ total: count() }).from(history).where(condition);
  return { rows, total: counted?.total ?? 0 };
}

/** A document as it was, under the name that it had then; null when it has no such version. */
export async function findVersion<Doc extends JsonObject>(
  queries: Queries,
  id: string,
  version: number,
): Promise<StoredDocument<Doc> | null> {
  const [found] = await queries
    .select(columns)
    .from(history)
    .innerJoin(appUser, eq(appUser.id, history.authorId))
    .where(and(isVersionOf(id), eq(history.version, version)));
  const wanted = { documentId: id, version };
  const doc = (await readDocuments(queries, found ? [wanted] : [])).get(versionKey(wanted));
  if (!found || !doc) return null;
  const { action: _action, ...row } = found;
  // A document's kind never changes, and the kind wrote it.
  return { ...row, doc: doc as Doc };
}

/** The document of a kind as it was when it had that entity tag; null when none had. */
export async function findVersionByTag<Doc extends JsonObject>(
  queries: Queries,
  kind: string,
  etag: string,
): Promise<StoredDocument<Doc> | null> {
  const [, version, revision] = /^"(\d{1,9})\.(\d{1,15})"$/.exec(etag) ?? [];
  if (version === undefined) return null;
  const numbers = { version: Number(version), revision: Number(revision) };
  const [found] = await queries
    .select({ id: history.documentId })
    .from(history)
    .where(
      and(
        eq(history.kind, kind),
        eq(history.version, numbers.version),
        eq(history.revision, numbers.revision),
      ),
    );
  return found ? findVersion<Doc>(queries, found.id, numbers.version) : null;
}

/** What a deletion leaves is no version. */
function isVersionOf(id: string): SQL | undefined {
  return and(eq(history.documentId, id), ne(history.action, 'delete'));
}
