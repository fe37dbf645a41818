import { afterEach, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

/** The demo password is known to everybody, so demo users work on the machine of the server alone. */
const server = useServer();
const credentials = { username: 'viewer', password: 'studio-demo' };

/** A refused demo user counts as a failure, and these are many. */
afterEach(() => server.query('DELETE FROM login_failure'));

function signIn(headers: Readonly<Record<string, string>>, body = credentials) {
  return server.anyone.copy().call('signIn', { body, headers });
}

const local = ['localhost', 'LOCALHOST:4000', '127.0.0.1', '127.8.8.8:80', '[::1]:4000', '[::1]'];
const foreign = [
  'studio.example.com',
  'rebound.example:4000',
  '192.168.0.10:4000',
  '0.0.0.0:4000',
  'localhost.example.com',
  '127.0.0.1.nip.io',
  '[2001:db8::1]:4000',
];

test.each(local)('a demo user signs in at %s', async (host) => {
  expect((await signIn({ host })).status).toBe(200);
});

test.each(foreign)('a demo user does not sign in at %s, and the answer has the reason', async (host) => {
  const answer = await signIn({ host });
  const problem = answer.problem(403);
  expect(problem.type).toBe('/problems/demo-elsewhere');
  expect(problem.detail).toContain('demo password');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a wrong password does not reveal who has the demo password; a refused demo user is in the log', async () => {
  const host = 'studio.example.com';
  expect((await signIn({ host }, { ...credentials, password: 'wrong' })).status).toBe(401);
  expect((await signIn({ host })).status).toBe(403);
  const [entry] = await server.query('SELECT user_id, action FROM audit_entry ORDER BY id DESC LIMIT 1');
  expect(entry).toEqual({ user_id: 'viewer', action: 'Sign-in failed' });
});

test.each(foreign)('a session of a demo user is none at %s', async (host) => {
  const answer = await server.admin.call('listAdminFunctions', { headers: { host } });
  expect(answer.problem(401).type).toBe('/problems/demo-elsewhere');
});

test('elsewhere the demo users are not revealed', async () => {
  const headers = { host: 'studio.example.com' };
  expect((await server.anyone.call('getSignInOptions', { headers })).body(200).demoUsers).toEqual([]);
  expect((await server.anyone.call('getHealth', { headers })).body(200).demo).toBe(false);
  expect((await server.anyone.call('getHealth')).body(200).demo).toBe(true);
});

test.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-host', 'studio.example.com'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-real-ip', '203.0.113.7'],
  ['forwarded', 'for=203.0.113.7;host=studio.example.com'],
  ['via', '1.1 proxy.example.com'],
])('a proxy that says %s and calls a loopback name does not publish the demo users', async (name, value) => {
  expect((await signIn({ [name]: value })).problem(403).type).toBe('/problems/demo-elsewhere');
});

const elsewhere = ['https://studio.example.com', 'http://rebound.example:4000', 'null'];

test.each(elsewhere)(
  'a proxy that hides behind a loopback name is found out by the page at %s',
  async (page) => {
    expect((await signIn({ origin: page })).problem(403).type).toBe('/problems/demo-elsewhere');
    const headers = { referer: `${page}/login` };
    expect((await signIn(headers)).problem(403).type).toBe('/problems/demo-elsewhere');
    expect((await server.admin.call('listAdminFunctions', { headers })).status).toBe(401);
    expect((await server.anyone.call('getSignInOptions', { headers })).body(200).demoUsers).toEqual([]);
  },
);

test('a call that a browser makes for a page of another site is not local', async () => {
  expect((await signIn({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await signIn({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test.each(['http://localhost:5173', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
  'a demo user works from a page of %s',
  async (origin) => {
    expect((await signIn({ origin, referer: `${origin}/login` })).status).toBe(200);
    const headers = { referer: `${origin}/data-sets` };
    expect((await server.admin.call('listAdminFunctions', { headers })).status).toBe(200);
  },
);

test('a user with a password of their own works everywhere', async () => {
  const password = 'correct horse battery';
  const body = { currentPassword: credentials.password, newPassword: password };
  expect((await server.viewer.call('changePassword', { body })).status).toBe(204);
  const host = 'studio.example.com';
  expect((await signIn({ host }, { ...credentials, password })).status).toBe(200);
  expect((await server.viewer.call('getCurrentUser', { headers: { host } })).status).toBe(200);
});
