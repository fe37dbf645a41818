import { type Engine, openDatabase } from '../../apps/server/src/store/openDatabase.ts';
import { findContradictions, readStore, type StoreContent } from './inspectStore.ts';
import type { Workload } from './Workload.ts';

/**
 * Opens the database of a data folder as it was left, and says what it lost: acknowledged versions that are not
 * there, and anything that was done by half.
 * @param engine what keeps the data there
 */
export async function findLosses(
  dataDir: string,
  acknowledged: Workload['acknowledgedVersions'],
  engine: Engine,
): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir, engine });
  try {
    const store = await readStore(database.queries);
    return [...findContradictions(store), ...missingVersions(store, acknowledged)];
  } finally {
    await database.close();
  }
}

function missingVersions(
  { history }: StoreContent,
  acknowledged: Workload['acknowledgedVersions'],
): string[] {
  const written = new Set(
    history.map(({ name, version, after }) => JSON.stringify([name, version, after?.['description']])),
  );
  return acknowledged
    .map(({ name, version, description }) => JSON.stringify([name, version, description]))
    .filter((version) => !written.has(version))
    .map((version) => `${version} was acknowledged and is not there`);
}
