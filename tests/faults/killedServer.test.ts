import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isErrorWithCode } from '../../apps/server/src/store/isErrorWithCode.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { type Studio, startStudio } from '../support/studioServer.ts';
import { faultSeed, timesOf } from './effort.ts';
import { findLosses } from './findLosses.ts';
import { Random } from './Random.ts';
import { ReferencedSet } from './ReferencedSet.ts';
import { Workload } from './Workload.ts';

const seed = faultSeed;

test.each([
  { engine: 'pglite', kills: timesOf(20, 4) },
  { engine: 'postgres', kills: timesOf(200, 6) },
] as const)(
  'a server killed $kills times amid writes keeps all that it acknowledged and nothing by half, with $engine',
  {
    timeout: 3_600_000,
  },
  async ({ engine, kills }) => {
    const dataDir = makeDataFolder('studio-killed-');
    try {
      const random = new Random(seed);
      const workload = new Workload(random);
      const referenced = new ReferencedSet('Roof Covering');
      const isOwn = engine === 'postgres';
      const studio = await startStudio({ dataDir, engine });
      const client = await new ApiClient({ origin: studio.url }).signIn('admin');
      await referenced.remember(client);

      for (let kill = 0; kill < kills; kill += 1) {
        // Half of the kills end PostgreSQL, too; after the others it ends by itself while the next server starts.
        const postgres = isOwn && random.below(2) === 0 ? processOf(dataDir) : null;
        await killAmidWrites(studio, client, { random, workload, referenced, postgres });
        await studio.restart();
        const faults = await Promise.all(
          [...workload.slots, referenced].map((each) => each.reconcile(client)),
        );
        expect(faults.flat(), `after kill ${kill + 1} (seed ${seed})`).toEqual([]);
      }

      await studio.kill();
      expect(await findLosses(dataDir, workload.acknowledgedVersions, engine), `seed ${seed}`).toEqual([]);
      expect(workload.acknowledged).toBeGreaterThan(kills * 5);
      await studio.close();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

interface Load {
  random: Random;
  workload: Workload;
  referenced: ReferencedSet;
  /** PostgreSQL's process, when it is killed, too. */
  postgres: number | null;
}

function processOf(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

/** Kills at a moment that follows some acknowledgement by up to a few writes' time. */
async function killAmidWrites(
  studio: Studio,
  client: ApiClient,
  { random, workload, referenced, postgres }: Load,
): Promise<void> {
  const reached = workload.acknowledge(1 + random.below(40));
  const writing = Promise.all([workload.run(client), referenced.run(client)]);
  await Promise.race([reached, writing]);
  await delay(random.below(30));
  const killed = studio.kill();
  if (postgres !== null) killIfThere(postgres);
  await killed;
  await writing;
}

/** Without its server PostgreSQL ends by itself, and may have done so. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!isErrorWithCode(error, 'ESRCH')) throw error;
  }
}
