import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();
const uri = '/DataSet:Roof Covering';

test('a user holds 300 streams in all sessions together, and not one more', async () => {
  const sessions: ApiClient[] = [];
  while (sessions.length < 15) sessions.push(await server.anyone.signIn('author'));
  const watching = sessions.flatMap((user) => Array.from({ length: 20 }, () => user.watch([uri])));
  const streams = await Promise.all(watching);
  const target = `/rest/Events?uri=${encodeURIComponent(uri)}`;
  const refused = await server.author.callPath('watchObjects', target);
  expect(refused.problem(429).detail).toContain('A user may hold 300');
  const other = await server.viewer.watch([uri]);
  await Promise.all([...streams, other].map((stream) => stream.close()));
});
