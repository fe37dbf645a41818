import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { ownPassword, useOwnPasswords } from '../support/contract/ownPasswords.ts';

/** Without a proxy that the operator trusts, what a client says of its address and protocol counts for nothing. */
const server = useServer();

useOwnPasswords(server);

test('an address that the client makes up does not reset the count of its failures', async () => {
  const attempt = (username: string, password: string, address: string) =>
    server.anyone.copy().call('signIn', {
      body: { username, password },
      headers: { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address },
    });
  for (let failures = 0; failures < 16; ) {
    const answer = await attempt(`nobody${failures}`, 'wrong', `203.0.113.${failures}`);
    if (answer.status === 401) failures += 1;
    else server.clock.advance(Number(answer.headers['retry-after']) * 1000);
  }
  expect((await attempt('somebody-else', 'wrong', '203.0.113.99')).status).toBe(429);
});

test('a protocol that the client makes up does not make the cookie Secure, which a browser would then drop', async () => {
  server.clock.advance(15 * 60_000);
  const body = { username: 'viewer', password: ownPassword };
  const headers = { 'x-forwarded-proto': 'https' };
  const answer = await server.anyone.copy().call('signIn', { body, headers });
  expect(answer.headers['set-cookie']?.[0]).not.toMatch(/Secure/);
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});
