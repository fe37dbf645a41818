import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { type Studio, startStudio } from '../support/studioServer.ts';
import { faultSeed, timesOf } from './effort.ts';
import { findLosses } from './findLosses.ts';
import { Random } from './Random.ts';
import { ReferencedSet } from './ReferencedSet.ts';
import { Workload } from './Workload.ts';

const kills = timesOf(20, 4);
const seed = faultSeed;

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
    expect(await findLosses(dataDir, workload.acknowledgedVersions)).toEqual([]);
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
