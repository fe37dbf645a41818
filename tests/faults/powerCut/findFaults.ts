import type { Queries } from '../../../apps/server/src/store/Database.ts';
import { openPglite } from '../../../apps/server/src/store/embedded/openPglite.ts';
import { settleAbandoned } from '../../../apps/server/src/store/staging/settleLargeWrite.ts';
import { findContradictions, readStore, type StoreContent } from '../inspectStore.ts';
import type { Acknowledgement } from './MarkingClient.ts';
import type { RecordedRestore } from './recordWrites.ts';

/** What the server acknowledged before the power was cut. */
export interface Promised {
  done: readonly Acknowledgement[];
  restore: Pick<RecordedRestore, 'prefix' | 'count'> & { isRestored: boolean };
}

/** What is wrong after a cut, and how many documents of the restore are there. */
export interface Found {
  faults: string[];
  restored: number;
}

/** Opens a directory as a power cut left it, and says what is lost, torn or done by half. */
export async function findFaults(dataDir: string, promised: Promised): Promise<Found> {
  try {
    const database = await openPglite(dataDir);
    try {
      return await inspect(database.queries, promised);
    } finally {
      await database.close();
    }
  } catch (error) {
    const what = `cannot be opened or read: ${String(error)} ${String((error as Error).cause ?? '')}`;
    return { faults: [what], restored: 0 };
  }
}

async function inspect(queries: Queries, promised: Promised): Promise<Found> {
  await readEveryPage(queries);
  if (!(await hasStore(queries))) {
    const hasPromised = promised.done.length > 0 || promised.restore.isRestored;
    return { faults: hasPromised ? ['nothing is there any more'] : [], restored: 0 };
  }
  const found = await look(queries, promised);
  if ((await select(queries, 'SELECT id FROM large_write')).length === 0) return found;
  // The next start does away with what a restore has left, and shows neither more nor less than before.
  await settleAbandoned(queries, { isOnlyServer: true });
  const settled = await look(queries, promised);
  const left = await countLeft(queries);
  return {
    restored: settled.restored,
    faults: [
      ...found.faults,
      ...settled.faults.map((fault) => `after the start: ${fault}`),
      ...(settled.restored === found.restored
        ? []
        : [`the start made ${settled.restored} of ${found.restored}`]),
      ...(left === 0 ? [] : [`${left} rows of an unfinished restore are left`]),
    ],
  };
}

async function look(queries: Queries, { done, restore }: Promised): Promise<Found> {
  const store = await readStore(queries);
  const restored = store.documents.filter(({ name }) => name.startsWith(restore.prefix)).length;
  const expected = restore.isRestored ? [restore.count] : [0, restore.count];
  const versions = store.history.filter(({ name }) => name.startsWith(restore.prefix)).length;
  return {
    restored,
    faults: [
      ...findContradictions(store),
      ...findMissing(store, done),
      ...(expected.includes(restored) && versions === restored
        ? []
        : [`the restore is there by half: ${restored} documents and ${versions} versions`]),
      ...(await findWrongAudit(queries)),
    ],
  };
}

/** Rows that no view shows: those of documents that were replaced, and what belongs to nothing that is there. */
async function countLeft(queries: Queries): Promise<number> {
  const counts = [
    'SELECT count(*)::int AS count FROM large_write',
    'SELECT count(*)::int AS count FROM document_row WHERE removed_by <> 0',
    'SELECT count(*)::int AS count FROM reference_row WHERE removed_by <> 0',
    'SELECT count(*)::int AS count FROM document_row WHERE id NOT IN (SELECT id FROM document)',
    'SELECT count(*)::int AS count FROM history_row WHERE id NOT IN (SELECT id FROM history)',
  ];
  let left = 0;
  for (const text of counts) {
    const [row] = await select<{ count: number }>(queries, text);
    left += row?.count ?? 0;
  }
  return left;
}

/** A first start makes the tables in one transaction: they are all there, or none. */
async function hasStore(queries: Queries): Promise<boolean> {
  const [row] = await select<{ there: boolean }>(
    queries,
    "SELECT to_regclass('document') IS NOT NULL AS there",
  );
  return row?.there === true;
}

/** Pages have checksums, hence reading them finds those that are torn. */
async function readEveryPage(queries: Queries): Promise<void> {
  const tables = await select<{ name: string }>(
    queries,
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'm') AND relpersistence = 'p'",
  );
  for (const { name } of tables) await queries.execute(`SELECT count(*) FROM ${name}`);
}

function findMissing({ history }: StoreContent, acknowledged: readonly Acknowledgement[]): string[] {
  const written = new Set(
    history.map(({ name, version, action, after }) =>
      keyOf({
        name,
        version: action === 'delete' ? null : version,
        description: String(after?.['description'] ?? ''),
      }),
    ),
  );
  return acknowledged.filter((each) => !written.has(keyOf(each))).map((each) => `lost: ${keyOf(each)}`);
}

function keyOf({ name, version, description }: Acknowledgement): string {
  return JSON.stringify([name, version, description]);
}

async function findWrongAudit(queries: Queries): Promise<string[]> {
  const wrong = await select<{ id: number | null; entry: number | null }>(
    queries,
    `SELECT h.id, a.id AS entry FROM history h FULL JOIN audit_entry a ON a.history_id = h.id
      WHERE h.id IS NULL AND a.history_id IS NOT NULL OR a.id IS NULL`,
  );
  return wrong.map(({ id, entry }) => `change ${id} and entry ${entry} of the log are without one another`);
}

async function select<Row>(queries: Queries, text: string): Promise<Row[]> {
  const result: unknown = await queries.execute(text);
  return (result as { rows: Row[] }).rows;
}
