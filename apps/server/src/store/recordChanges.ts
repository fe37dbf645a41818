import { inArray } from 'drizzle-orm';
import { announceChanges, maxSingleMessages } from './announcements/announceChanges.ts';
import type { Change } from './Change.ts';
import { useContents } from './contents/useContents.ts';
import type { Queries } from './Database.ts';
import { insertInSteps } from './insertInSteps.ts';
import type { JsonObject } from './JsonObject.ts';
import { identityOf, type Kind, type WrittenAlone } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { jsonOf } from './prepareDocument.ts';
import { document } from './schema.ts';
import { together } from './together.ts';
import { appendHistory } from './versions/appendHistory.ts';
import { writeReferences } from './writeReferences.ts';

/** Writes a change: the document, its history, the log and the index of references; and announces it. Answers it as it was written. */
export async function recordChange(tx: Queries, change: Change): Promise<Change> {
  const [written] = await recordChanges(tx, [change]);
  return written ?? change;
}

/** Writes many changes, of a document each, with few statements. Answers them as they were written. */
export async function recordChanges(tx: Queries, given: readonly Change[]): Promise<readonly Change[]> {
  const changes = await writeChanges(tx, given, { alongside: (written) => announceChanges(tx, written) });
  const [alone = null] = changes.length === 1 ? changes : [];
  await runAfterWrites(tx, new Set(changes.map(({ kind }) => kind)), alone);
  return changes;
}

/**
 * Changes of one revision that are written in slices and announced together, by `end`: were a few of them announced by themselves, servers that
 * poll could not see that there are others.
 */
export class SlicedChanges {
  readonly #tx: Queries;
  readonly #announced: Change[] = [];
  readonly #kinds = new Set<Kind>();

  constructor(tx: Queries) {
    this.#tx = tx;
  }

  async write(given: readonly Change[]): Promise<void> {
    const changes = await writeChanges(this.#tx, given);
    for (const { kind } of changes) this.#kinds.add(kind);
    // One more than are announced by themselves is enough to announce that they are many.
    const room = maxSingleMessages + 1 - this.#announced.length;
    this.#announced.push(...changes.slice(0, Math.max(0, room)));
  }

  async end(): Promise<void> {
    await runAfterWrites(this.#tx, this.#kinds);
    await announceChanges(this.#tx, this.#announced);
  }
}

/** Runs what the kinds that were written ask for then. @param alone the only change there was. Default: there may be others */
export async function runAfterWrites(
  tx: Queries,
  kinds: Iterable<Kind>,
  alone: WrittenAlone | null = null,
): Promise<void> {
  for (const run of new Set([...kinds].map(({ afterWrites }) => afterWrites))) await run?.(tx, alone);
}

interface WriteOptions {
  /** Asked with the changes as they are written, in the same round trip. Default: nothing is. */
  alongside?: (changes: readonly Change[]) => Promise<void>;
}

/** Writes changes without announcing them. Answers them as they were written. */
export async function writeChanges(
  tx: Queries,
  given: readonly Change[],
  { alongside = async () => undefined }: WriteOptions = {},
): Promise<readonly Change[]> {
  await useContents(tx, given);
  const replaced = given.flatMap(({ id, before }) => (before === null ? [] : [id]));
  const isKnown = given.every(({ before, earlier }) => before === null || earlier !== undefined);
  const removing = removeDocuments(tx, replaced);
  const changes = isKnown ? inOrder(given) : inOrder(given, await removing);
  const written = changes.flatMap((change) =>
    change.after === null ? [] : [{ change, after: change.after }],
  );
  const documents = written.map(({ change, after }) => documentRow(change, after));
  await together([
    removing,
    insertInSteps(documents, (rows) => tx.insert(document).values(rows).execute()),
    writeReferences(tx, changes),
    alongside(changes),
    appendHistory(tx, changes),
  ]);
  return changes;
}

/** Milliseconds by which a clock may have been put back without versions being older than those before them. */
const longestSetback = 24 * 60 * 60_000;

/**
 * The changes with times that are not before those of the versions that they follow: a clock may be put back, and those of two servers
 * differ. What is further in the future is itself the fault of a clock.
 * @param earlier when the documents were changed last, by their ids, where the changes do not say so
 */
function inOrder(
  changes: readonly Change[],
  earlier: ReadonlyMap<string, number> = new Map(),
): readonly Change[] {
  return changes.map((change) => {
    const before = change.earlier ?? earlier.get(change.id) ?? change.time;
    const isLater = before > change.time && before - change.time <= longestSetback;
    return isLater ? { ...change, time: before } : change;
  });
}

/** Takes documents away. Answers when they were changed last. */
async function removeDocuments(tx: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { id, time } = document;
  const removed = await insertInSteps(ids, (some) =>
    tx.delete(document).where(inArray(document.id, some)).returning({ id, time }).execute(),
  );
  return new Map(removed.flat().map((row) => [row.id, row.time]));
}

/** What is kept beside a document for lists. */
export function summaryOf<Doc extends JsonObject>(kind: Kind<Doc>, doc: Doc): JsonObject {
  const searchText = kind.searchTextOf?.(doc);
  return { ...kind.summarise(doc), ...(searchText !== undefined && { searchText }) };
}

function documentRow({ kind, id, version, revision, authorId, time, made }: Change, doc: JsonObject) {
  const name = kind.nameOf(doc);
  return {
    id,
    kind: kind.name,
    name,
    nameKey: nameKey(name),
    identityKey: nameKey(identityOf(kind, doc)),
    doc: made ? jsonOf(made) : doc,
    summary: summaryOf(kind, doc),
    version,
    revision,
    authorId,
    time,
  };
}
