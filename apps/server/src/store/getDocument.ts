import type { Queries } from './Database.ts';
import { findDocument, findRenamed, findState, type Locator } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { etagOf, type StoredDocument } from './StoredDocument.ts';
import { StoreError } from './StoreError.ts';

/** A document as somebody has it already: worth as much as reading it again, unless it has changed. */
export type KnownDocument<Doc extends JsonObject> = Pick<
  StoredDocument<Doc>,
  'id' | 'version' | 'revision' | 'doc'
>;

interface GetOptions<Doc extends JsonObject> {
  /** Finds a document by the name of an earlier version, too. */
  orRenamed?: boolean;
  /** Spares reading the document where it is the one that is there; large ones take long to read. */
  known?: KnownDocument<Doc> | null;
}

/** The document at that name or id. Throws when there is none. */
export async function getFrom<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  at: Locator,
  { orRenamed = false, known = null }: GetOptions<Doc> = {},
): Promise<StoredDocument<Doc>> {
  const state = known && (await findState(queries, kind, at));
  if (known && state?.id === known.id && etagOf(state) === etagOf(known)) {
    return { ...state, doc: known.doc };
  }
  const found = await findDocument(queries, kind, at);
  const renamed =
    found === null && orRenamed && typeof at === 'string' ? await findRenamed(queries, kind, at) : null;
  const document = found ?? renamed;
  if (document) return document;
  throw new StoreError({ reason: 'missing', noun: kind.noun, name: typeof at === 'string' ? at : null });
}

/**
 * A document that the transaction has written.
 * @param hasMore whether more was written than the document, which may have changed it; then it is looked at again
 */
export async function getWritten<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  written: Omit<StoredDocument<Doc>, 'name' | 'authorName'>,
  { authorName, hasMore }: { authorName: string | undefined; hasMore: boolean },
): Promise<StoredDocument<Doc>> {
  const { id, doc } = written;
  const isKnown = !hasMore && authorName !== undefined && kind.afterWrites === undefined;
  if (isKnown) return { ...written, name: kind.nameOf(doc), authorName };
  return getFrom(tx, kind, { id }, { known: written });
}

/** The document that somebody knows by a version. Throws when it has changed since. */
export async function getCurrent<Doc extends JsonObject>(
  queries: Queries,
  kind: Kind<Doc>,
  at: Locator,
  { matches, known = null }: { matches: (etag: string) => boolean; known?: KnownDocument<Doc> | null },
): Promise<StoredDocument<Doc>> {
  const current = await getFrom(queries, kind, at, { orRenamed: true, known });
  const isRenamed = typeof at === 'string' && nameKey(current.name) !== nameKey(at);
  refuseStale(kind, current, (etag) => !isRenamed && matches(etag));
  return current;
}

/** Throws when the document is another version than somebody knows. */
export function refuseStale(
  kind: Pick<Kind, 'name' | 'noun'>,
  current: StoredDocument,
  matches: (etag: string) => boolean,
): void {
  if (!matches(etagOf(current))) {
    throw new StoreError({ reason: 'stale', kind: kind.name, noun: kind.noun, current });
  }
}
