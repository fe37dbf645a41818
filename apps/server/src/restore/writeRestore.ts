import { and, inArray, max } from 'drizzle-orm';
import type { RestoreDocument } from '../exchange/RestoreFile.ts';
import type { Pause } from '../LoopTurns.ts';
import type { Change } from '../store/Change.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { Kind } from '../store/Kind.ts';
import type { SlicedChanges } from '../store/recordChanges.ts';
import { nextRevision } from '../store/revisions.ts';
import { document, history } from '../store/schema.ts';
import type {
  PlannedDocument,
  PlannedRemoval,
  PlannedSection,
  RestorePlan,
  StoredName,
} from './RestorePlan.ts';
import { isWritten } from './upcomingOf.ts';

/** What a removal costs beside the document that it writes into history. */
const sizeOfRemoval = 2000;

interface WriteOptions {
  authorId: string;
  /** Epoch milliseconds. */
  time: number;
  newId: () => string;
  pause: Pause;
}

/** Does what was planned. Nothing of the plan may be refused, and all kinds must be locked. */
export async function writeRestore(
  tx: Queries,
  changes: SlicedChanges,
  { sections }: RestorePlan,
  options: WriteOptions,
): Promise<void> {
  for (const section of sections) await writeSection(tx, changes, section, options);
}

type Draft = Pick<Change, 'id' | 'action' | 'before' | 'after' | 'version'>;

async function writeSection(
  tx: Queries,
  changes: SlicedChanges,
  { section: { kind }, documents, removals }: PlannedSection,
  { authorId, time, newId, pause }: WriteOptions,
): Promise<void> {
  const written = documents.filter(isWritten);
  if (removals.length + written.length === 0) return;
  const revision = await nextRevision(tx, kind.name);
  const write = async (drafts: Draft[]) => {
    await changes.write(drafts.map((draft) => ({ kind, ...draft, authorId, time, revision })));
    await pause();
  };
  const remove = async (some: PlannedRemoval[]) => {
    const stored = some.map((removal) => removal.stored);
    const before = await load(tx, kind, stored);
    await write(stored.map((name) => removalOf(name, before)));
  };
  const given = new Set(removals.map(({ stored }) => stored.id));
  const store = async (some: PlannedDocument[]) => {
    const stored = some.flatMap((planned) => planned.stored ?? []);
    const before = await load(tx, kind, stored);
    const returning = await returningIds(tx, kind, some);
    await write(some.map((planned) => changeOf(planned, before, { returning, given, newId })));
  };
  await inSlices(removals, { weigh: () => sizeOfRemoval, work: remove });
  await inSlices(written, { weigh: ({ document }) => document.size, work: store });
}

async function load(tx: Queries, kind: Change['kind'], stored: readonly StoredName[]) {
  const ids = stored.map(({ id }) => id);
  const documents = await findDocumentsById(tx, kind, ids);
  return new Map(documents.map(({ id, doc }) => [id, doc]));
}

function removalOf({ id, version }: StoredName, docs: ReadonlyMap<string, JsonObject>): Draft {
  return { id, action: 'delete', before: docs.get(id) ?? null, after: null, version: version + 1 };
}

function changeOf(
  { document, stored, after }: PlannedDocument,
  docs: ReadonlyMap<string, JsonObject>,
  ids: IdOptions,
): Draft {
  if (stored === null) return { ...identify(document, ids), action: 'create', before: null, after };
  const { id, version } = stored;
  return { id, action: 'update', before: docs.get(id) ?? null, after, version: version + 1 };
}

interface IdOptions {
  /** Ids that can be had again, with the last version of each. */
  returning: ReadonlyMap<string, number>;
  /** Ids that are in use in this restore: of what it removes, and those that documents were given because they brought them along. */
  given: Set<string>;
  newId: () => string;
}

/** A document that was deleted comes back as the next version of itself; its address leads to it again. */
function identify(
  { id }: RestoreDocument,
  { returning, given, newId }: IdOptions,
): Pick<Draft, 'id' | 'version'> {
  const last = id === null ? undefined : returning.get(id);
  if (id === null || last === undefined || given.has(id)) return { id: newId(), version: 1 };
  given.add(id);
  return { id, version: last + 1 };
}

/**
 * The ids that new documents bring along and can have, with the number of the last version that each has in the history; 0 for
 * none. Ids that another document has are left out, as are those of history that belong to another kind.
 */
async function returningIds(
  tx: Queries,
  kind: Pick<Kind, 'name'>,
  documents: readonly PlannedDocument[],
): Promise<Map<string, number>> {
  const wanted = documents.flatMap(({ stored, document: { id } }) =>
    stored === null && id !== null ? id : [],
  );
  if (wanted.length === 0) return new Map();
  const taken = await tx.select({ id: document.id }).from(document).where(inArray(document.id, wanted));
  const used = await tx
    .select({ id: history.documentId, kind: history.kind, version: max(history.version) })
    .from(history)
    .where(and(inArray(history.documentId, wanted)))
    .groupBy(history.documentId, history.kind);
  const lost = new Set([
    ...taken.map(({ id }) => id),
    ...used.filter((row) => row.kind !== kind.name).map(({ id }) => id),
  ]);
  const versions = new Map(used.map(({ id, version }) => [id, version ?? 0]));
  return new Map(wanted.filter((id) => !lost.has(id)).map((id) => [id, versions.get(id) ?? 0]));
}
