import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { type Change, recordChanges } from '../store/recordChanges.ts';
import { nextRevision } from '../store/revisions.ts';
import { batches } from './batches.ts';
import type { PlannedDocument, PlannedSection, RestorePlan, StoredName } from './RestorePlan.ts';

/** Documents in one statement; together with their history they are twice as many. */
const documentsPerWrite = 100;
/** Characters of JSON in one statement, if no single document has more. */
const sizePerWrite = 4_000_000;

interface WriteOptions {
  authorId: string;
  /** Epoch milliseconds. */
  time: number;
  newId: () => string;
}

/** Does what was planned. All kinds must be locked, and nothing of the plan may be refused. */
export async function writeRestore(
  tx: Queries,
  { sections }: RestorePlan,
  options: WriteOptions,
): Promise<void> {
  for (const section of sections) await writeSection(tx, section, options);
}

type Draft = Pick<Change, 'id' | 'action' | 'before' | 'after' | 'version'>;

async function writeSection(
  tx: Queries,
  { section: { kind }, documents, removals }: PlannedSection,
  { authorId, time, newId }: WriteOptions,
): Promise<void> {
  const written = documents.filter(({ fate }) => fate === 'added' || fate === 'updated');
  if (written.length + removals.length === 0) return;
  const revision = await nextRevision(tx, kind.name);
  const record = (drafts: Draft[]) =>
    recordChanges(
      tx,
      drafts.map((draft) => ({ kind, ...draft, revision, authorId, time })),
    );
  for (const some of batches(removals, documentsPerWrite)) {
    const stored = some.map((removal) => removal.stored);
    const before = await load(tx, kind, stored);
    await record(stored.map((name) => removalOf(name, before)));
  }
  for (const some of bySize(written)) {
    const before = await load(
      tx,
      kind,
      some.flatMap(({ stored }) => stored ?? []),
    );
    await record(some.map((planned) => changeOf(planned, before, newId)));
  }
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
  { stored, after }: PlannedDocument,
  docs: ReadonlyMap<string, JsonObject>,
  newId: () => string,
): Draft {
  if (stored === null) return { id: newId(), action: 'create', before: null, after, version: 1 };
  const { id, version } = stored;
  return { id, action: 'update', before: docs.get(id) ?? null, after, version: version + 1 };
}

/** Few enough at a time that neither a statement nor what it holds in memory gets large. */
function* bySize(documents: readonly PlannedDocument[]): Generator<PlannedDocument[]> {
  let some: PlannedDocument[] = [];
  let size = 0;
  for (const planned of documents) {
    const length = JSON.stringify(planned.after).length;
    if (some.length === documentsPerWrite || (some.length > 0 && size + length > sizePerWrite)) {
      yield some;
      some = [];
      size = 0;
    }
    some.push(planned);
    size += length;
  }
  if (some.length > 0) yield some;
}
