import { expect, test, vi } from 'vitest';
import { dataSetKind } from '../../apps/server/src/kinds/dataSet/dataSetKind.ts';
import type { Queries } from '../../apps/server/src/store/Database.ts';
import { findProperties } from '../../apps/server/src/store/findProperties.ts';
import { readAtOneMoment } from '../../apps/server/src/store/staging/readAtOneMoment.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { harmlessFile } from '../support/contract/hostileFiles.ts';

const server = useServer();

const countSets = async (queries: Queries) => (await findProperties(queries, dataSetKind, ['type'])).length;
const save = (name: string) => server.admin.call('createDataSet', { body: staticSet(name) });

test('what is read is of one moment, and holds up no other read, while others write', async () => {
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

test('reading that fails blocks no writes', async () => {
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

test.each([
  [
    'the plan of a restore',
    () => {
      const query = { operation: 'REFRESH', mode: 'plan' };
      return callAsBrowser(server.admin, 'restoreSections', { query, ...fileBody('a.xml', harmlessFile) });
    },
  ],
  ['a data dictionary', () => server.admin.call('generateDataDictionary')],
] as const)('%s is read so, without a transaction that would hold the only connection', async (_, read) => {
  const transactions = vi.spyOn(server.queries, 'transaction');
  try {
    expect((await read()).status).toBeLessThan(300);
    const isolated = transactions.mock.calls.filter(([, config]) => config?.isolationLevel !== undefined);
    expect(isolated).toHaveLength(server.databaseUrl === null ? 0 : 1);
  } finally {
    transactions.mockRestore();
  }
});

test('an error of a read that others wrote into is not thrown: the read is retried', async () => {
  let attempts = 0;
  const read = readAtOneMoment(server.queries, async (queries) => {
    attempts += 1;
    const before = await countSets(queries);
    if (attempts === 1) await save('Torn');
    if ((await countSets(queries)) !== before) throw new Error('Two moments were read.');
    return attempts;
  });
  expect(await read).toBe(server.databaseUrl === null ? 2 : 1);
});
