import { afterEach, beforeEach, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { harmlessFile } from '../support/contract/hostileFiles.ts';

const server = useServer();

/** A restore that another server is making. */
beforeEach(async () => {
  await server.query(
    "insert into large_write (purpose, state, lease_until) values ('restore', 'staging', now() + interval '1 hour')",
  );
});

afterEach(() => server.query('delete from large_write'));

function restore(mode: 'plan' | 'unmarshal') {
  const query = { operation: 'REFRESH', mode };
  return callAsBrowser(server.admin, 'restoreSections', { query, ...fileBody('a.xml', harmlessFile) });
}

test('while a restore is under way saves are refused for now, and everything else is answered', async () => {
  const body = staticSet('Refused for now');
  const refused = await server.admin.send('POST', '/rest/DataSet', { body });
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(JSON.parse(refused.body.toString())).toMatchObject({ type: '/problems/busy', status: 503 });
  expect((await server.admin.call('listDataSets')).status).toBe(200);
  expect((await server.viewer.signIn('viewer')).loginToken).toBeDefined();
  await server.query('delete from large_write');
  expect((await server.admin.call('createDataSet', { body })).status).toBe(201);
});

test('a plan waits until the restore has ended', async () => {
  const events: string[] = [];
  const planning = restore('plan').then((answer) => {
    events.push('planned');
    return answer;
  });
  const asked = () => server.admin.call('listDataSets');
  for (let call = 0; call < 5; call += 1) await asked();
  events.push('ended');
  await server.query('delete from large_write');
  expect((await planning).body(200).isDone).toBe(false);
  expect(events).toEqual(['ended', 'planned']);
});

test('a save goes on when the server that made the restore is gone', async () => {
  await server.query("update large_write set lease_until = now() - interval '1 second'");
  const body = staticSet('After all');
  expect((await server.admin.call('createDataSet', { body })).status).toBe(201);
  expect(await server.query('select * from large_write')).toEqual([]);
});
