import { type SQL, sql } from 'drizzle-orm';
import { fault } from '../../fault.ts';
import type { Change, Content } from '../Change.ts';
import type { Queries } from '../Database.ts';
import { insertInSteps } from '../insertInSteps.ts';
import { auditChanges } from '../log/auditChanges.ts';
import { readAuthorNames } from '../readAuthorNames.ts';
import { document, history } from '../schema.ts';
import { together } from '../together.ts';
import { encodeChanges } from './encodeChanges.ts';

/**
 * Writes changes into history and into the log, at most one of each document at a time. Their kinds are locked, so that the
 * version before each stays the one that it is stored against.
 */
export async function appendHistory(tx: Queries, changes: readonly Change[]): Promise<void> {
  const authors = changes.flatMap(({ authorId, authorName }) => (authorName === undefined ? [authorId] : []));
  const [contents, names] = await together([contentsOf(tx, changes), readAuthorNames(tx, authors)]);
  await insertInSteps(changes, (some) => {
    const rows = some.map((change) =>
      rowOf(change, contents.get(change) ?? fault('A change has no content.')),
    );
    const recorded = some.map((change) => ({ ...change, historyId: idOf(change) }));
    return together([tx.insert(history).values(rows).execute(), auditChanges(tx, recorded, names)]);
  });
}

/** Of the row that the transaction has written for a change, which is read without waiting for it. */
function idOf({ id, version }: Change): SQL<number> {
  return sql`(SELECT max(id) FROM history WHERE document_id = ${id} AND version = ${version})`;
}

/** Those that were made before the transaction, and now those that were not. */
async function contentsOf(tx: Queries, changes: readonly Change[]): Promise<Map<Change, Content>> {
  const others = changes.filter(({ made }) => made === undefined);
  const contents = new Map<Change, Content>();
  for (const [index, content] of (await encodeChanges(tx, others)).entries()) {
    contents.set(others[index] ?? fault('A content belongs to no change.'), content);
  }
  for (const change of changes) if (change.made) contents.set(change, change.made.content);
  return contents;
}

function rowOf(change: Change, content: Content) {
  const { kind, id, action, before, after, version, revision, authorId, time, made } = change;
  const name = kind.nameOf(after ?? before ?? {});
  const row = {
    kind: kind.name,
    documentId: id,
    name,
    action,
    version,
    revision,
    authorId,
    time,
    ...content,
  };
  return made && content.after ? { ...row, after: textOfDocument(id) } : row;
}

/**
 * The text of a document as the transaction has just written it. Taking it from there costs the database a tenth of taking it in once more: it is copied as it
 * lies, packed.
 */
function textOfDocument(id: string): SQL {
  return sql`(SELECT ${document.doc} FROM ${document} WHERE ${document.id} = ${id})`;
}
