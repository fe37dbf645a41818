import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { faultSeed, timesOf } from './effort.ts';
import { Random } from './Random.ts';

const kills = timesOf(4, 3);
const seed = faultSeed;

test.each([
  { engine: 'pglite', first: 'database' },
  { engine: 'postgres', first: 'postgres.unfinished' },
])(
  `a first start that was cut short ${kills} times leaves nothing in the way of the next, with $engine (seed ${seed})`,
  async ({ engine, first }) => {
    const dataDir = makeDataFolder('studio-first-');
    const start = () => spawnServer(dataDir, { STUDIO_DATABASE: engine });
    const random = new Random(seed);
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const server = start();
        await waitUntil(async () => expect(existsSync(join(dataDir, first))).toBe(true), {
          what: 'Making the database',
          deadlineMs: 60_000,
          giveUp: () => server.ending,
        });
        await delay(random.below(2500));
        await server.end('SIGKILL');
      }
      const server = start();
      const client = await new ApiClient({ origin: await originOf(server) }).signIn('admin');
      expect((await client.call('listDataSets')).body(200).totalRecords).toBeGreaterThan(300);
      await server.end('SIGTERM');
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
