import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt, max, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { appUser, document, history } from '../store/schema.ts';
import type { Removal } from './ListIndex.ts';
import { type ListRow, searchTextOf } from './ListRow.ts';

/** Few enough that neither a query nor the reading of its rows takes long. */
const rowsPerQuery = 1000;

/** What lists read of a document. */
export const listColumns = {
  id: document.id,
  name: document.name,
  version: document.version,
  revision: document.revision,
  authorId: document.authorId,
  time: document.time,
  summary: document.summary,
};

/** A row as the database writes it into JSON. */
type RowCells = [
  id: string,
  name: string,
  version: number,
  revision: number,
  authorId: string,
  authorName: string,
  time: number,
  summary: JsonObject,
];

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
    // PGlite answers at once; without this, other calls would not get a turn until the end.
    await nextTurn();
  }
}

/** Whether more rows of a kind than this changed after a revision. */
export async function haveMoreChanged(
  queries: Queries,
  kind: string,
  { afterRevision, than }: { afterRevision: number; than: number },
): Promise<boolean> {
  const rows = await queries
    .select({ revision: document.revision })
    .from(document)
    .where(and(eq(document.kind, kind), gt(document.revision, afterRevision)))
    .orderBy(asc(document.revision), asc(document.id))
    .limit(1)
    .offset(than);
  return rows.length > 0;
}

/** The documents that were deleted after a revision, each with its last deletion. */
export async function loadRemovals(
  queries: Queries,
  kind: string,
  afterRevision: number,
): Promise<Removal[]> {
  const rows = await queries
    .select({ id: history.documentId, revision: max(history.revision) })
    .from(history)
    .where(and(eq(history.kind, kind), gt(history.revision, afterRevision), eq(history.action, 'delete')))
    .groupBy(history.documentId);
  return rows.map(({ id, revision }) => ({ id, revision: revision ?? 0 }));
}

interface Position {
  revision: number;
  /** Null is after every row of the revision. */
  id: string | null;
}

/** All rows in one value, which takes a fraction of the time that as many rows take. */
async function loadSome(queries: Queries, kind: string, { revision, id }: Position): Promise<ListRow[]> {
  const position = id === null ? gt(document.revision, revision) : afterRow(revision, id);
  const some = queries
    .select(listColumns)
    .from(document)
    .where(and(eq(document.kind, kind), position))
    .orderBy(asc(document.revision), asc(document.id))
    .limit(rowsPerQuery)
    .as('some');
  const cells = sql`json_build_array(${some.id}, ${some.name}, ${some.version}, ${some.revision}, ${some.authorId}, ${appUser.name}, ${some.time}, ${some.summary})`;
  const [answer] = await queries
    .select({ rows: sql<RowCells[] | null>`json_agg(${cells} ORDER BY ${some.revision}, ${some.id})` })
    .from(some)
    .innerJoin(appUser, eq(appUser.id, some.authorId));
  return (answer?.rows ?? []).map(toRow);
}

function toRow([id, name, version, revision, authorId, authorName, time, whole]: RowCells): ListRow {
  const searchText = searchTextOf(name, whole);
  const { searchText: _, ...summary } = whole;
  return { id, name, searchText, version, revision, authorId, authorName, time, summary };
}

/** As one comparison of rows, which the index answers in order. */
function afterRow(revision: number, id: string): SQL {
  return sql`(${document.revision}, ${document.id}) > (${revision}, ${id})`;
}
