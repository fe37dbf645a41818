import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { LoopTurns } from '../LoopTurns.ts';
import type { MadeText } from './Change.ts';
import type { Queries } from './Database.ts';
import { findDocument, type Locator } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { etagOf, type StoredDocument } from './StoredDocument.ts';
import type { SchemaFaults } from './schemaViolations.ts';
import { encodeChanges } from './versions/encodeChanges.ts';

/** What is known of a write before its transaction begins. It holds as long as the document has not changed. */
export interface PreparedWrite<Doc extends JsonObject> {
  /** Null for a new document. */
  current: StoredDocument<Doc> | null;
  after: Doc;
  isSame: boolean;
  shape: SchemaFaults;
  /** Missing where nothing is to be written. */
  made?: MadeText;
}

interface PrepareOptions<Doc extends JsonObject> {
  kind: Kind<Doc>;
  /** Null for a new document. */
  at: Locator | null;
  matches: (etag: string) => boolean;
  /** The document at that place, as somebody has read it just now. Default: it is read. */
  known?: StoredDocument<Doc> | null;
  change: (before: Doc | null) => Doc;
}

/**
 * Does what takes long with a large document before the transaction that writes it, which holds up others: reading,
 * comparing, checking its shape, and making the text and the delta for history; with turns for other calls in between. The
 * answer is null where that is of no use: whatever prevents it is for the transaction to find and to refuse.
 */
export async function prepareDocument<Doc extends JsonObject>(
  queries: Queries,
  { kind, at, matches, known = null, change }: PrepareOptions<Doc>,
): Promise<PreparedWrite<Doc> | null> {
  try {
    const turns = new LoopTurns({ hasRests: true });
    const current = at === null ? null : (known ?? (await findDocument(queries, kind, at)));
    if (at !== null && (current === null || !matches(etagOf(current)))) return null;
    // The driver has just made a value of all its text.
    await turns.give();
    const after = change(current?.doc ?? null);
    await turns.give();
    const isSame = current !== null && isDeepStrictEqual(after, current.doc);
    await turns.give();
    const shape = kind.validate(after);
    await turns.give();
    const prepared = { current, after, isSame, shape };
    if (isSame || shape.violations.length > 0) return prepared;
    const text = JSON.stringify(after);
    await turns.give();
    const { id = '', version = 0, doc: before = null } = current ?? {};
    const written = { id, version: version + 1, before, after, text };
    const [content] = await encodeChanges(queries, [written], turns);
    return content ? { ...prepared, made: { text, content } } : prepared;
  } catch {
    return null;
  }
}

/** A value of a column of JSON whose text is there already. */
export function jsonOf({ text }: MadeText): SQL {
  return sql`${text}::json`;
}
