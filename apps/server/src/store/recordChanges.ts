import { eq } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { document, type HistoryAction, history, reference } from './schema.ts';

/** Keeps a statement under the 65,535 parameters that PostgreSQL takes. */
const rowsPerStatement = 500;

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
}

/** Writes a change: the document, its history and the index of references. */
export async function recordChange(tx: Queries, change: Change): Promise<void> {
  const { before, after, id } = change;
  if (after === null) await tx.delete(document).where(eq(document.id, id));
  else if (before === null) await tx.insert(document).values(documentRow(change, after));
  else await tx.update(document).set(documentRow(change, after)).where(eq(document.id, id));
  await tx.insert(history).values(historyRow(change));
  if (before !== null && after !== null) await tx.delete(reference).where(eq(reference.fromId, id));
  if (after !== null)
    await insertInSteps(referenceRows(change, after), (rows) => tx.insert(reference).values(rows));
}

/** Writes many new documents with few statements. */
export async function recordCreations(
  tx: Queries,
  changes: (Change & { after: JsonObject })[],
): Promise<void> {
  const documents = changes.map((change) => documentRow(change, change.after));
  await insertInSteps(documents, (rows) => tx.insert(document).values(rows));
  await insertInSteps(changes.map(historyRow), (rows) => tx.insert(history).values(rows));
  const references = changes.flatMap((change) => referenceRows(change, change.after));
  await insertInSteps(references, (rows) => tx.insert(reference).values(rows));
}

function documentRow({ kind, id, version, revision, authorId, time }: Change, doc: JsonObject) {
  const name = kind.nameOf(doc);
  const summary = kind.summarise(doc);
  return {
    id,
    kind: kind.name,
    name,
    nameKey: nameKey(name),
    doc,
    summary,
    version,
    revision,
    authorId,
    time,
  };
}

function historyRow({ kind, id, action, before, after, version, revision, authorId, time }: Change) {
  const name = kind.nameOf(after ?? before ?? {});
  return { kind: kind.name, documentId: id, name, action, before, after, version, revision, authorId, time };
}

function referenceRows({ kind, id }: Change, doc: JsonObject) {
  const rows = new Map<string, typeof reference.$inferInsert>();
  for (const { part, toKind, toName, toPart } of kind.referencesOf(doc)) {
    const row = { fromKind: kind.name, fromId: id, fromPart: part, toKind, toKey: nameKey(toName), toPart };
    rows.set(JSON.stringify(row), row);
  }
  return [...rows.values()];
}

async function insertInSteps<Row>(rows: Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await insert(rows.slice(start, start + rowsPerStatement));
  }
}
