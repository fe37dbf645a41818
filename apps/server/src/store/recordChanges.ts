import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { announceChanges } from '../events/announceChanges.ts';
import type { Queries } from './Database.ts';
import { insertInSteps } from './insertInSteps.ts';
import type { JsonObject } from './JsonObject.ts';
import { identityOf, type Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { document, type HistoryAction, reference } from './schema.ts';
import { appendHistory } from './versions/appendHistory.ts';

/** One change of one document. */
export interface Change {
  kind: Kind;
  id: string;
  action: HistoryAction;
  /** Null when the document is created. */
  before: JsonObject | null;
  /** Null when the document is deleted. */
  after: JsonObject | null;
  version: number;
  revision: number;
  authorId: string;
  time: number;
  /** Why the document follows another one, as the end of a sentence. */
  cause?: string;
  /** Named in the events of the change. */
  clientTag?: string | undefined;
}

/** Writes a change: the document, its history, the log and the index of references; and announces it. */
export async function recordChange(tx: Queries, change: Change): Promise<void> {
  await recordChanges(tx, [change]);
}

/** Writes many changes, of a document each, with few statements. */
export async function recordChanges(tx: Queries, changes: readonly Change[]): Promise<void> {
  const written = changes.flatMap((change) =>
    change.after === null ? [] : [{ change, after: change.after }],
  );
  const deleted = changes.filter(({ after }) => after === null);
  const replaced = changes.filter(({ before, after }) => before !== null && after !== null);
  await insertInSteps(idsOf(deleted), (ids) => tx.delete(document).where(inArray(document.id, ids)));
  const documents = written.map(({ change, after }) => documentRow(change, after));
  await insertInSteps(documents, (rows) => writeDocuments(tx, rows));
  await appendHistory(tx, changes);
  await insertInSteps(idsOf(replaced), (ids) => tx.delete(reference).where(inArray(reference.fromId, ids)));
  const references = written.flatMap(({ change, after }) => referenceRows(change, after));
  await insertInSteps(references, (rows) => tx.insert(reference).values(rows));
  await announceChanges(tx, changes);
}

function idsOf(changes: readonly Change[]): string[] {
  return changes.map(({ id }) => id);
}

async function writeDocuments(tx: Queries, rows: (typeof document.$inferInsert)[]): Promise<void> {
  const { id: target, ...columns } = getTableColumns(document);
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
  await tx.insert(document).values(rows).onConflictDoUpdate({ target, set });
}

function documentRow({ kind, id, version, revision, authorId, time }: Change, doc: JsonObject) {
  const name = kind.nameOf(doc);
  const searchText = kind.searchTextOf?.(doc);
  const summary = { ...kind.summarise(doc), ...(searchText !== undefined && { searchText }) };
  return {
    id,
    kind: kind.name,
    name,
    nameKey: nameKey(name),
    identityKey: nameKey(identityOf(kind, doc)),
    doc,
    summary,
    version,
    revision,
    authorId,
    time,
  };
}

function referenceRows({ kind, id }: Change, doc: JsonObject) {
  const rows = new Map<string, typeof reference.$inferInsert>();
  for (const { part, toKind, toName, toPart } of kind.referencesOf(doc)) {
    const row = { fromKind: kind.name, fromId: id, fromPart: part, toKind, toKey: nameKey(toName), toPart };
    rows.set(JSON.stringify(row), row);
  }
  return [...rows.values()];
}
