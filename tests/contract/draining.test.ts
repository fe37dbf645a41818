import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

/** Long enough for a slow machine to make the calls below. */
const server = useServer({ drainSeconds: 5 });

test('a server that is asked to stop says so on /health first, and serves everything else a while longer', async () => {
  const { anyone, admin } = server;
  expect((await anyone.call('getHealth')).status).toBe(200);
  const closing = server.close();
  expect((await anyone.call('getHealth')).problem(503).detail).toMatch(/stopping/);
  const created = await admin.call('createDataSet', { body: staticSet('Last words') });
  expect(created.status).toBe(201);
  expect((await anyone.signIn('viewer')).clientId).toBeDefined();
  await closing;
  await expect(anyone.call('getHealth')).rejects.toThrow();
});
