import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../../apps/server/src/store/openDatabase.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { type Studio, startStudio } from '../support/studioServer.ts';
import { findContradictions, readStore, type StoreContent } from './inspectStore.ts';
import { Random } from './Random.ts';
import { ReferencedSet } from './ReferencedSet.ts';
import { Workload } from './Workload.ts';

const kills = 20;
/** Set FAULT_SEED to have a failed run again. */
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);

test(`a server killed ${kills} times amid writes keeps all that it acknowledged and nothing by half (seed ${seed})`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-killed-'));
  try {
    const random = new Random(seed);
    const workload = new Workload(random);
    const referenced = new ReferencedSet('Roof Covering');
    const studio = await startStudio({ dataDir });
    const client = await new ApiClient({ origin: studio.url }).signIn('admin');
    await referenced.remember(client);

    for (let kill = 0; kill < kills; kill += 1) {
      await killAmidWrites(studio, client, { random, workload, referenced });
      await studio.restart();
      const faults = await Promise.all([...workload.slots, referenced].map((each) => each.reconcile(client)));
      expect(faults.flat(), `after kill ${kill + 1}`).toEqual([]);
    }

    await studio.kill();
    const store = await inspect(dataDir);
    expect(findContradictions(store)).toEqual([]);
    expect(missingVersions(store, workload)).toEqual([]);
    expect(workload.acknowledged).toBeGreaterThan(kills * 5);
    await studio.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

interface Load {
  random: Random;
  workload: Workload;
  referenced: ReferencedSet;
}

/** Kills at a moment that follows some acknowledgement by up to a few writes' time. */
async function killAmidWrites(
  studio: Studio,
  client: ApiClient,
  { random, workload, referenced }: Load,
): Promise<void> {
  const reached = workload.acknowledge(1 + random.below(40));
  const writing = Promise.all([workload.run(client), referenced.run(client)]);
  await Promise.race([reached, writing]);
  await delay(random.below(30));
  await studio.kill();
  await writing;
}

/** Opens the files as the last kill left them. */
async function inspect(dataDir: string): Promise<StoreContent> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    return await readStore(database.queries);
  } finally {
    await database.close();
  }
}

function missingVersions({ history }: StoreContent, { acknowledgedVersions }: Workload): string[] {
  const written = new Set(
    history.map(({ name, version, after }) => JSON.stringify([name, version, after?.['description']])),
  );
  return acknowledgedVersions
    .map(({ name, version, description }) => JSON.stringify([name, version, description]))
    .filter((version) => !written.has(version));
}
