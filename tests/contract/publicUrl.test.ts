import { expect, test } from 'vitest';
import { createServer } from '../../apps/server/src/index.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { ownDatabase } from '../support/contract/ownDatabase.ts';
import { suiteOptions } from '../support/contract/suiteOptions.ts';

/** Behind a proxy that ends TLS, an operator may say at which address browsers find the server. */
const publicUrl = 'https://localhost';
const server = useServer({ publicUrl });
const host = 'localhost';

test('with a public https address the cookie is Secure and bound to its host, whatever the proxy says', async () => {
  const user = server.anyone.copy();
  const body = { username: 'viewer', password: 'studio-demo' };
  const answer = await user.call('signIn', { body, headers: { host } });
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^__Host-studioLogin=[\w-]{40,}; /);
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).toMatch(/; Path=\/(;|$)/);
  expect(cookie).not.toMatch(/Domain/);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');

  user.clientId = answer.body(200).clientId;
  expect((await user.call('getCurrentUser')).status).toBe(200);
  const { loginToken = '' } = user;
  expect((await user.call('refreshSession')).headers['set-cookie']?.[0]).toMatch(/^__Host-/);
  expect((await user.call('signOut')).headers['set-cookie']?.[0]).toMatch(/^__Host-studioLogin=;/);
  expect(loginToken).not.toBe('');
});

test('a cookie that another name of the domain could have set is none', async () => {
  const user = await server.anyone.signIn('viewer');
  expect((await user.call('getCurrentUser')).status).toBe(200);
  user.cookieName = 'studioLogin';
  expect((await user.call('getCurrentUser')).status).toBe(401);
});

test('what is meant for another name is refused, but for questions after its health', async () => {
  const headers = { host: 'rebound.example' };
  for (const path of ['/', '/rest/Login/options', '/rest/Login', '/health/x']) {
    const { status, headers: answered, body } = await server.anyone.send('GET', path, { headers });
    expect(status, path).toBe(421);
    expect(answered['content-type']).toContain('application/problem+json');
    expect(JSON.parse(body.toString())).toMatchObject({ type: '/problems/misdirected' });
  }
  expect((await server.anyone.call('getHealth', { headers })).status).toBe(200);
  for (const name of ['localhost', 'LOCALHOST:8443', '127.0.0.1:4000', '[::1]']) {
    const answer = await server.anyone.call('getSignInOptions', { headers: { host: name } });
    expect(answer.status, name).toBe(200);
  }
});

test('a server with a public address does not start while users have the demo password', async () => {
  const database = await ownDatabase();
  const open = { ...suiteOptions, ...database.options, publicUrl: 'https://studio.example.com' };
  const other = await createServer(open);
  await expect(other.listen()).rejects.toThrow(/demo password.*studio\.example\.com/);
  await other.close();
  await database.remove();
});
