import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../../apps/server/src/store/openDatabase.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { startStudio } from '../support/studioServer.ts';
import { faultSeed, timesOf } from './effort.ts';
import { readStore } from './inspectStore.ts';
import { Random } from './Random.ts';

const rounds = timesOf(5, 3);
const seed = faultSeed;

test(`a write whose answer a killed server kept to itself is repeated, and done once (seed ${seed})`, async () => {
  const dataDir = makeDataFolder('studio-repeated-');
  try {
    const random = new Random(seed);
    const studio = await startStudio({ dataDir });
    const client = await new ApiClient({ origin: studio.url }).signIn('admin');
    const path = { dataSetName: 'Repeated' };
    let { etag } = await client.call('createDataSet', { body: staticSet('Repeated') });
    for (let round = 1; round <= rounds; round += 1) {
      const body = staticSet('Repeated', { description: `${round}` });
      const headers = { 'if-match': etag, 'idempotency-key': `round ${round}` };
      const save = () => client.call('updateDataSet', { path, body, headers });
      const lost = save().catch(() => undefined);
      await delay(random.below(25));
      await studio.kill();
      const acknowledged = await lost;
      await studio.restart();
      const again = await save();
      expect(again.body(200)).toMatchObject({ version: round + 1, description: `${round}` });
      expect(acknowledged?.etag ?? again.etag).toBe(again.etag);
      ({ etag } = again);
    }
    await studio.kill();
    const database = await openDatabase({ databaseUrl: null, dataDir });
    const { history } = await readStore(database.queries);
    await database.close();
    const versions = history.filter(({ name }) => name === 'Repeated').map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: rounds + 1 }, (_, index) => index + 1));
    await studio.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
