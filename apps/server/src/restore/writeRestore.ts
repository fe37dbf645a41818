import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { Change } from '../store/recordChanges.ts';
import type { LargeWrite } from '../store/staging/LargeWrite.ts';
import type { PlannedDocument, PlannedSection, RestorePlan, StoredName } from './RestorePlan.ts';

/** What a removal costs beside the document that it writes into history. */
const sizeOfRemoval = 2000;

interface WriteOptions {
  authorId: string;
  /** Epoch milliseconds. */
  time: number;
  newId: () => string;
}

/** Does what was planned; it is seen once the large write is committed. Nothing of the plan may be refused. */
export async function writeRestore(
  write: LargeWrite,
  { sections }: RestorePlan,
  options: WriteOptions,
): Promise<void> {
  for (const section of sections) await writeSection(write, section, options);
}

type Draft = Pick<Change, 'id' | 'action' | 'before' | 'after' | 'version'>;

async function writeSection(
  write: LargeWrite,
  { section: { kind }, documents, removals }: PlannedSection,
  { authorId, time, newId }: WriteOptions,
): Promise<void> {
  const whole = (draft: Draft) => ({ kind, ...draft, authorId, time });
  await write.record(removals, {
    weigh: () => sizeOfRemoval,
    changesOf: async (tx, some) => {
      const stored = some.map((removal) => removal.stored);
      const before = await load(tx, kind, stored);
      return stored.map((name) => whole(removalOf(name, before)));
    },
  });
  const written = documents.filter(({ fate }) => fate === 'added' || fate === 'updated');
  await write.record(written, {
    weigh: ({ document }) => document.size,
    changesOf: async (tx, some) => {
      const stored = some.flatMap((planned) => planned.stored ?? []);
      const before = await load(tx, kind, stored);
      return some.map((planned) => whole(changeOf(planned, before, newId)));
    },
  });
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
