import type { Queries } from '../../../apps/server/src/store/Database.ts';
import { openPglite } from '../../../apps/server/src/store/openPglite.ts';
import { findContradictions, readStore, type StoreContent } from '../inspectStore.ts';
import type { Acknowledgement } from './MarkingClient.ts';

/** Opens a directory as a power cut left it, and says what is lost, torn or done by half. */
export async function findFaults(
  dataDir: string,
  acknowledged: readonly Acknowledgement[],
): Promise<string[]> {
  try {
    const database = await openPglite(dataDir);
    try {
      return await inspect(database.queries, acknowledged);
    } finally {
      await database.close();
    }
  } catch (error) {
    return [`cannot be opened or read: ${String(error)} ${String((error as Error).cause ?? '')}`];
  }
}

async function inspect(queries: Queries, acknowledged: readonly Acknowledgement[]): Promise<string[]> {
  await readEveryPage(queries);
  if (!(await hasStore(queries))) return acknowledged.length > 0 ? ['nothing is there any more'] : [];
  const store = await readStore(queries);
  return [
    ...findContradictions(store),
    ...findMissing(store, acknowledged),
    ...(await findWrongAudit(queries)),
  ];
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
