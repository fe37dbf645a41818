import { inArray } from 'drizzle-orm';
import { announceChanges } from '../events/announceChanges.ts';
import { useContents } from './contents/useContents.ts';
import type { Queries } from './Database.ts';
import { insertInSteps } from './insertInSteps.ts';
import type { JsonObject } from './JsonObject.ts';
import { identityOf, type Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { jsonOf, type MadeText } from './prepareDocument.ts';
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
  /** What was made of `after` before the transaction. */
  made?: MadeText | undefined;
  /** Named in the events of the change. */
  clientTag?: string | undefined;
}

/** Writes a change: the document, its history, the log and the index of references; and announces it. */
export async function recordChange(tx: Queries, change: Change): Promise<void> {
  await recordChanges(tx, [change]);
}

/** Writes many changes, of a document each, with few statements. */
export async function recordChanges(tx: Queries, changes: readonly Change[]): Promise<void> {
  await writeChanges(tx, changes);
  await runAfterWrites(tx, new Set(changes.map(({ kind }) => kind)));
  await announceChanges(tx, changes);
}

/** Runs what the kinds that were written ask for then. */
export async function runAfterWrites(tx: Queries, kinds: Iterable<Kind>): Promise<void> {
  for (const run of new Set([...kinds].map(({ afterWrites }) => afterWrites))) await run?.(tx);
}

/**
 * Writes changes without announcing them.
 * @param largeWriteId the large write whose commit will show them; 0 when the transaction does
 */
export async function writeChanges(tx: Queries, changes: readonly Change[], largeWriteId = 0): Promise<void> {
  await useContents(tx, changes);
  const written = changes.flatMap((change) =>
    change.after === null ? [] : [{ change, after: change.after }],
  );
  const replacedIds = changes.flatMap(({ before, id }) => (before === null ? [] : [id]));
  const documents = written.map(({ change, after }) => documentRow(change, after));
  const references = written.flatMap(({ change, after }) => referenceRows(change, after));
  await removeRows(tx, replacedIds, largeWriteId);
  await insertInSteps(marked(documents, largeWriteId), (rows) => tx.insert(document).values(rows));
  await insertInSteps(marked(references, largeWriteId), (rows) => tx.insert(reference).values(rows));
  await appendHistory(tx, changes, largeWriteId);
}

/** Takes documents and what they refer to away, or marks them for it when a large write replaces them. */
async function removeRows(tx: Queries, ids: readonly string[], largeWriteId: number): Promise<void> {
  const removedBy = { removedBy: largeWriteId };
  await insertInSteps(ids, async (some) => {
    const [isDocument, isReference] = [inArray(document.id, some), inArray(reference.fromId, some)];
    if (largeWriteId === 0) {
      await tx.delete(document).where(isDocument);
      await tx.delete(reference).where(isReference);
    } else {
      await tx.update(document).set(removedBy).where(isDocument);
      await tx.update(reference).set(removedBy).where(isReference);
    }
  });
}

function marked<Row>(rows: readonly Row[], addedBy: number): (Row & { addedBy: number })[] {
  return rows.map((row) => ({ ...row, addedBy }));
}

function documentRow({ kind, id, version, revision, authorId, time, made }: Change, doc: JsonObject) {
  const name = kind.nameOf(doc);
  const searchText = kind.searchTextOf?.(doc);
  const summary = { ...kind.summarise(doc), ...(searchText !== undefined && { searchText }) };
  return {
    id,
    kind: kind.name,
    name,
    nameKey: nameKey(name),
    identityKey: nameKey(identityOf(kind, doc)),
    doc: made ? jsonOf(made) : doc,
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
