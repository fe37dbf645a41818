import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { dropDatabase } from '../support/postgres.ts';

const server = useServer();

test('connections that the database closes are replaced', async () => {
  for (let round = 0; round < 3; round += 1) {
    await server.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        server.viewer.call('getDataSet', { path: { dataSetName: 'US States' } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
});

test('without its database the service says that it cannot answer, and goes on running', async () => {
  expect((await server.anyone.call('getHealth')).status).toBe(200);
  await dropDatabase(server.databaseUrl ?? '');
  const answer = await server.anyone.call('getHealth');
  expect(answer.problem(503).title).not.toBe('');
  expect(answer.text).not.toMatch(/postgres|127\.0\.0\.1|select/i);
  expect((await server.anyone.call('getDefaultPreferences')).status).toBe(200);
});
