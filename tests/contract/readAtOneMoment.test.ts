import { expect, test } from 'vitest';
import { dataSetKind } from '../../apps/server/src/kinds/dataSet/dataSetKind.ts';
import type { Queries } from '../../apps/server/src/store/Database.ts';
import { findProperties } from '../../apps/server/src/store/findProperties.ts';
import { readAtOneMoment } from '../../apps/server/src/store/staging/readAtOneMoment.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

const server = useServer();

const countSets = async (queries: Queries) => (await findProperties(queries, dataSetKind, ['type'])).length;
const save = (name: string) => server.admin.call('createDataSet', { body: staticSet(name) });

test('what is read is of one moment, and holds up no other read, whoever writes meanwhile', async () => {
  const before = await countSets(server.queries);
  const saves: ReturnType<typeof save>[] = [];
  const counts = await readAtOneMoment(server.queries, async (queries) => {
    const first = await countSets(queries);
    const saving = save(`Meanwhile ${saves.length + 1}`);
    saves.push(saving);
    // The embedded database lets writers in three times. Then they wait, and must not be waited for.
    if (saves.length < 4) await saving;
    expect((await server.viewer.call('listDataSets')).status).toBe(200);
    return [first, await countSets(queries)];
  });
  for (const saving of saves) expect((await saving).status).toBe(201);
  const isEmbedded = server.databaseUrl === null;
  expect(saves).toHaveLength(isEmbedded ? 4 : 1);
  expect(counts).toEqual(Array(2).fill(before + saves.length - 1));
});

test('reading that fails keeps nobody from writing', async () => {
  let attempts = 0;
  const reading = readAtOneMoment(server.queries, async () => {
    attempts += 1;
    if (attempts === 4 || server.databaseUrl !== null) throw new Error('The disk is gone.');
    await save(`Between ${attempts}`);
  });
  await expect(reading).rejects.toThrow('The disk is gone.');
  expect((await save('After it')).status).toBe(201);
  expect(await server.query('select * from large_write')).toEqual([]);
});
