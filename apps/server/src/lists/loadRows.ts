import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { appUser, document, history } from '../store/schema.ts';
import { foldForSearch, type ListRow } from './ListRow.ts';

/** Short enough that the embedded database, which answers one query at a time, is never busy for long. */
const rowsPerQuery = 1000;

/** The rows of a kind that changed after a revision, a few at a time. */
export async function* loadRows(
  queries: Queries,
  kind: string,
  afterRevision: number,
): AsyncGenerator<ListRow[]> {
  let last: Position = { revision: afterRevision, id: null };
  for (;;) {
    const rows = await loadSome(queries, kind, last);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < rowsPerQuery) return;
    last = end;
    // The embedded database answers at once; without this, nobody else would get a turn until the end.
    await nextTurn();
  }
}

/** The ids of documents that were deleted after a revision. */
export async function loadDeletedIds(
  queries: Queries,
  kind: string,
  afterRevision: number,
): Promise<string[]> {
  const rows = await queries
    .select({ id: history.documentId })
    .from(history)
    .where(and(eq(history.kind, kind), gt(history.revision, afterRevision), eq(history.action, 'delete')));
  return rows.map(({ id }) => id);
}

interface Position {
  revision: number;
  /** Null stands after every row of the revision. */
  id: string | null;
}

async function loadSome(queries: Queries, kind: string, { revision, id }: Position): Promise<ListRow[]> {
  const position = id === null ? gt(document.revision, revision) : afterRow(revision, id);
  const rows = await queries
    .select({
      id: document.id,
      name: document.name,
      version: document.version,
      revision: document.revision,
      authorId: document.authorId,
      authorName: appUser.name,
      time: document.time,
      summary: document.summary,
    })
    .from(document)
    .innerJoin(appUser, eq(appUser.id, document.authorId))
    .where(and(eq(document.kind, kind), position))
    .orderBy(asc(document.revision), asc(document.id))
    .limit(rowsPerQuery);
  return rows.map((row) => ({ ...row, searchText: foldForSearch(row.name) }));
}

/** As one comparison of rows, which the index answers in order. */
function afterRow(revision: number, id: string): SQL {
  return sql`(${document.revision}, ${document.id}) > (${revision}, ${id})`;
}
