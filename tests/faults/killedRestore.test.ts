import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Queries } from '../../apps/server/src/store/Database.ts';
import { openDatabase } from '../../apps/server/src/store/openDatabase.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { makeRestoreFile } from '../support/makeRestoreFile.ts';
import { type Studio, startStudio } from '../support/studioServer.ts';
import { faultSeed, timesOf } from './effort.ts';
import { findContradictions, readStore } from './inspectStore.ts';
import { Random } from './Random.ts';

const kills = timesOf(5, 3);
const megabytes = 1;
const seed = faultSeed;

test(`a restore whose server is killed is there as a whole or not at all (seed ${seed})`, async () => {
  const dataDir = makeDataFolder('studio-killed-restore-');
  try {
    const random = new Random(seed);
    await using studio = await startStudio({ dataDir });
    const client = await new ApiClient({ origin: studio.url }).signIn('admin');
    await client.call('createDataSet', { body: staticSet('Saved') });
    const durationMs = await timeRestore(client);
    let undone = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const { content, count } = makeRestoreFile(megabytes, `Kill ${kill} set`);
      const afterMs = (durationMs * (kill * 100 + random.below(100))) / (kills * 100);
      const isAcknowledged = await killAmidRestore(studio, client, content, afterMs);
      await studio.restart();
      const found = await countSets(client, `Kill ${kill} set`);
      expect(isAcknowledged ? [count] : [0, count], `after kill ${kill + 1}`).toContain(found);
      if (found === 0) undone += 1;
      expect(await save(client), 'a save after the restart').toBe(200);
    }
    expect(undone, 'kills before the commit').toBeGreaterThan(0);
    await studio.kill();
    await inspect(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Returns how long an undisturbed restore takes. */
async function timeRestore(client: ApiClient): Promise<number> {
  const { content } = makeRestoreFile(megabytes, 'Undisturbed set');
  const start = performance.now();
  expect(await restore(client, content)).toBe(200);
  return performance.now() - start;
}

/** Kills some time after the restore was sent. Answers whether the restore was acknowledged. */
async function killAmidRestore(
  studio: Studio,
  client: ApiClient,
  content: Buffer,
  afterMs: number,
): Promise<boolean> {
  const restoring = restore(client, content).then(
    (status) => status === 200,
    () => false,
  );
  await delay(afterMs);
  await studio.kill();
  return restoring;
}

/** Answers the status. */
async function restore(client: ApiClient, content: Buffer): Promise<number> {
  const query = { operation: 'REFRESH', mode: 'unmarshal' };
  const { status } = await callAsBrowser(client, 'restoreSections', {
    query,
    ...fileBody('a.dbinit', content),
  });
  return status;
}

/** Answers the status. */
async function save(client: ApiClient): Promise<number> {
  const body = staticSet('Saved', { description: String(performance.now()) });
  const headers = { 'if-match': '*' };
  return (await client.send('POST', '/rest/DataSet/Saved', { body, headers })).status;
}

async function countSets(client: ApiClient, name: string): Promise<number> {
  return (
    await client.call('listDataSets', { query: { filterUri: `/DataSet?name=${encodeURIComponent(name)}` } })
  ).body(200).totalRecords;
}

/** Looks into the tables. */
async function inspect(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const { queries } = database;
    const strays = 'audit_entry where history_id not in (select id from history)';
    expect(await countRows(queries, strays)).toBe(0);
    expect(findContradictions(await readStore(queries))).toEqual([]);
  } finally {
    await database.close();
  }
}

async function countRows(queries: Queries, from: string): Promise<unknown> {
  const result: unknown = await queries.execute(`select count(*)::int as count from ${from}`);
  return (result as { rows: { count: number }[] }).rows[0]?.count;
}
