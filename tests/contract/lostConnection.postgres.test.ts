import { Client } from 'pg';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

const server = useServer();

const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('a save whose connection is lost on the way is answered, and sent again it is made', async () => {
  const holder = new Client({ connectionString: server.databaseUrl ?? '' });
  await holder.connect();
  const body = staticSet('Cut off');
  const headers = { 'idempotency-key': 'cut off' };
  const saves = async () => {
    await holder.query('begin');
    await holder.query('select * from kind_revision for update');
    const saving = server.admin.call('createDataSet', { body, headers });
    await expect.poll(() => server.query(`select pid ${waiting}`)).toHaveLength(1);
    await server.query(`select pg_terminate_backend(pid) ${waiting}`);
    await holder.query('rollback');
    return saving;
  };
  try {
    // More often than there are connections: none of them may stay taken.
    for (let round = 0; round < 13; round += 1) {
      const answer = await saves();
      expect(answer.problem(503).type).toBe('/problems/unavailable');
    }
    expect((await server.admin.call('createDataSet', { body, headers })).status).toBe(201);
  } finally {
    await holder.end();
  }
});
