import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { dropDatabase } from '../support/postgres.ts';

const server = useServer();

test('without its database the service says that it cannot answer, and goes on running', async () => {
  expect((await server.anyone.call('getHealth')).status).toBe(200);
  await dropDatabase(server.databaseUrl ?? '');
  const answer = await server.anyone.call('getHealth');
  expect(answer.problem(503).title).not.toBe('');
  expect(answer.text).not.toMatch(/postgres|127\.0\.0\.1|select/i);
  expect((await server.anyone.call('getDefaultPreferences')).status).toBe(200);
});
