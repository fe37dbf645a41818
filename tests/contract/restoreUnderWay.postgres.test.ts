import { Client } from 'pg';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { harmlessFile } from '../support/contract/hostileFiles.ts';

const server = useServer();

function restore(mode: 'plan' | 'unmarshal') {
  const query = { operation: 'REFRESH', mode };
  return callAsBrowser(server.admin, 'restoreSections', { query, ...fileBody('a.xml', harmlessFile) });
}

/** How many calls wait for a lock of the database. */
async function waiting(): Promise<unknown> {
  const [row] = await server.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.['count'];
}

test('a plan that is requested while a restore is under way shows the store after it', async () => {
  const writer = new Client({ connectionString: server.databaseUrl ?? '' });
  await writer.connect();
  try {
    await writer.query('begin');
    await writer.query('select * from kind_revision for update');
    const restoring = restore('unmarshal');
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    const planning = restore('plan');
    await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
    await writer.query('commit');
    expect((await restoring).body(200).sections).toMatchObject([{ added: 1 }]);
    expect((await planning).body(200).sections).toMatchObject([{ added: 0, updated: 0 }]);
  } finally {
    await writer.end();
  }
});
