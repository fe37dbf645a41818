import { expect, test, vi } from 'vitest';
import { dataSetKind } from '../../apps/server/src/kinds/dataSet/dataSetKind.ts';
import type { Queries } from '../../apps/server/src/store/Database.ts';
import { findProperties } from '../../apps/server/src/store/findProperties.ts';
import { readAtOneMoment } from '../../apps/server/src/store/readAtOneMoment.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { harmlessFile } from '../support/contract/hostileFiles.ts';

const server = useServer();

const countSets = async (queries: Queries) => (await findProperties(queries, dataSetKind, ['type'])).length;
const save = (name: string) => server.admin.call('createDataSet', { body: staticSet(name) });

test('what is read is of one moment, and holds up no other call, while others write', async () => {
  const before = await countSets(server.queries);
  const counts = await readAtOneMoment(server.queries, async (queries) => {
    const first = await countSets(queries);
    expect((await save('Meanwhile')).status).toBe(201);
    expect((await server.viewer.call('listDataSets')).status).toBe(200);
    return [first, await countSets(queries)];
  });
  expect(counts).toEqual([before, before]);
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
] as const)('%s is read so', async (_, read) => {
  const transactions = vi.spyOn(server.queries, 'transaction');
  try {
    expect((await read()).status).toBeLessThan(300);
    const isolated = transactions.mock.calls.filter(([, config]) => config?.isolationLevel !== undefined);
    expect(isolated).toHaveLength(1);
  } finally {
    transactions.mockRestore();
  }
});
