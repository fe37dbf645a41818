import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();
const minuteMs = 60_000;

const credentials = { username: 'admin', password: 'studio-demo' };

test('signing in answers the session and sets a cookie that scripts cannot read', async () => {
  const answer = await server.anyone.copy().call('signIn', { body: credentials });
  const session = answer.body(200);
  expect(session.user).toEqual({ id: 'admin', username: 'admin', name: 'Marta Oduya' });
  expect(session.expiresAt).toBeGreaterThan(server.clock.now());
  const [cookie = '', ...others] = answer.headers['set-cookie'] ?? [];
  expect(others).toEqual([]);
  const [pair = '', ...attributes] = cookie.split('; ');
  expect(pair).toMatch(/^studioLogin=[\w-]{40,}$/);
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/']));
  expect(attributes.some((attribute) => attribute.startsWith('Domain'))).toBe(false);
  expect(answer.text).not.toContain(pair.slice('studioLogin='.length));
});

test('a browser that signs in is known from then on by a cookie that scripts cannot read', async () => {
  const headers = { origin: server.origin };
  const answer = await server.anyone.copy().call('signIn', { body: credentials, headers });
  const [, device = '', ...others] = answer.headers['set-cookie'] ?? [];
  expect(others).toEqual([]);
  expect(device).toMatch(/^studioDevice=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
});

test('a username is found in whatever case it is typed', async () => {
  const answer = await server.anyone.copy().call('signIn', { body: { ...credentials, username: ' Admin ' } });
  expect(answer.body(200).user.id).toBe('admin');
});

test('each sign-in has a token and a client id of its own', async () => {
  const one = await server.anyone.signIn('admin');
  const two = await server.anyone.signIn('admin');
  expect(one.loginToken).not.toBe(two.loginToken);
  expect(one.clientId).not.toBe(two.clientId);
  two.clientId = one.clientId;
  expect((await two.call('getCurrentUser')).status).toBe(401);
});

test('the refusal does not tell whether the user or the password was wrong', async () => {
  const wrongPassword = await server.anyone.call('signIn', { body: { ...credentials, password: 'wrong' } });
  const wrongUser = await server.anyone.call('signIn', { body: { ...credentials, username: 'nobody' } });
  const cannotSignIn = await server.anyone.call('signIn', { body: { ...credentials, username: 'system' } });
  expect(wrongPassword.status).toBe(401);
  expect(wrongUser.body(401)).toEqual(wrongPassword.body(401));
  expect(cannotSignIn.body(401)).toEqual(wrongPassword.body(401));
  expect(wrongPassword.headers['set-cookie']).toBeUndefined();
});

test('credentials of another shape are distinguished from wrong ones', async () => {
  for (const body of [
    {},
    { username: 'admin' },
    { username: '', password: 'x' },
    { ...credentials, externalToken: 'x.y.z' },
    { ...credentials, remember: true },
    { username: 'a'.repeat(201), password: 'x' },
    { username: 'a\u0000b', password: 'x' },
    { username: 1, password: 'x' },
  ]) {
    const answer = await server.anyone.call('signIn', { body });
    expect(answer.status, JSON.stringify(body)).toBe(422);
  }
});

test('the automatic sign-in answers the same session without a client id', async () => {
  const user = await server.anyone.signIn('author');
  const resumed = await user.call('resumeSession', { headers: { 'x-client-id': undefined } });
  expect(resumed.body(200)).toMatchObject({ clientId: user.clientId, user: { id: 'author' } });
});

test('a call that comes late from before a sign-in leaves the cookie of the new session alone', async () => {
  const client = await server.anyone.signIn('viewer');
  const [cookie = ''] = (await client.call('refreshSession')).headers['set-cookie']?.[0]?.split(';') ?? [];
  const incomplete = await server.anyone.send('GET', '/rest/User/current', { headers: { cookie } });
  expect([incomplete.status, incomplete.headers['set-cookie']]).toEqual([401, undefined]);
  await client.call('signOut');
  for (const path of ['/rest/Login', '/rest/User/current', '/rest/DataSet/filter']) {
    const { status, headers } = await server.anyone.send('GET', path, { headers: { cookie } });
    expect([status, headers['set-cookie']], path).toEqual([401, undefined]);
  }
});

test('without a cookie no user is signed in, which is no failure', async () => {
  const headers = { 'x-console-type': undefined };
  for (const input of [{}, { headers }]) {
    expect((await server.anyone.call('resumeSession', input)).status).toBe(204);
  }
});

test('signing in ends the session whose token came along, and no other', async () => {
  const user = await server.anyone.signIn('viewer');
  const [old, other] = [user.copy(), await server.anyone.signIn('viewer')];
  const body = { username: 'viewer', password: 'wrong' };
  expect((await user.call('signIn', { body })).status).toBe(401);
  expect((await old.call('getCurrentUser')).status, 'after a failure').toBe(200);
  user.clientId = (await user.call('signIn', { body: { ...credentials, username: 'author' } })).body(
    200,
  ).clientId;
  expect((await old.call('getCurrentUser')).status).toBe(401);
  expect((await user.call('getCurrentUser')).body(200).user.id).toBe('author');
  expect((await other.call('getCurrentUser')).status).toBe(200);
});

test('a user has a hundred sessions at most; the one not seen for longest is ended', async () => {
  const [first, second] = [await server.anyone.signIn('author'), await server.anyone.signIn('author')];
  server.clock.advance(minuteMs);
  expect((await first.call('getCurrentUser')).status, 'seen later than the second').toBe(200);
  const others: ApiClient[] = [];
  while (others.length < 99) others.push(await server.anyone.signIn('author'));
  expect((await second.call('getCurrentUser')).status).toBe(401);
  for (const user of [first, ...others.slice(-3), server.viewer])
    expect((await user.call('getCurrentUser')).status).toBe(200);
  await server.signInAgain();
});

test('a session ends for good half a day after the sign-in, however often it is refreshed', async () => {
  const user = await server.anyone.signIn('viewer');
  const end = server.clock.now() + 12 * 60 * minuteMs;
  const expiries: number[] = [];
  while (server.clock.now() < end - 31 * minuteMs) {
    server.clock.advance(30 * minuteMs);
    expiries.push((await user.call('refreshSession')).body(200).expiresAt);
  }
  expect(expiries[0]).toBeLessThan(end - 10 * 60 * minuteMs);
  const last = expiries.at(-1) ?? 0;
  expect(Math.abs(last - end)).toBeLessThan(minuteMs);
  const again = (await user.call('refreshSession')).body(200);
  expect(again.expiresAt).toBe(last);
  server.clock.advance(last - server.clock.now());
  expect((await user.call('refreshSession')).status).toBe(401);
  await server.signInAgain();
});

test('a refresh replaces the token and prolongs the session; the client id stays', async () => {
  const user = await server.anyone.signIn('viewer');
  const before = (await user.call('resumeSession')).body(200);
  const old = user.copy();
  server.clock.advance(5 * minuteMs);
  const refreshed = await user.call('refreshSession');
  const after = refreshed.body(200);
  expect(after).toEqual({ ...before, expiresAt: after.expiresAt });
  expect(after.expiresAt).toBeGreaterThanOrEqual(before.expiresAt + 5 * minuteMs);
  expect(refreshed.headers['set-cookie']?.[0]).toMatch(/HttpOnly.*SameSite=Strict/);
  expect(user.loginToken).not.toBe(old.loginToken);
  expect((await user.call('getCurrentUser')).status).toBe(200);
});

test('calls under way during a refresh are not refused, later ones with the old token are', async () => {
  const user = await server.anyone.signIn('viewer');
  const old = user.copy();
  (await user.call('refreshSession')).body(200);
  expect((await old.call('getCurrentUser')).status).toBe(200);
  server.clock.advance(2 * minuteMs);
  expect((await old.call('getCurrentUser')).status).toBe(401);
  expect((await user.call('getCurrentUser')).status).toBe(200);
});

test('two tabs that refresh at once both stay signed in', async () => {
  const one = await server.anyone.signIn('viewer');
  const two = one.copy();
  const answers = await Promise.all([one.call('refreshSession'), two.call('refreshSession')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const given = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
  expect(given.length).toBeGreaterThan(0);
  const shared = one.copy();
  shared.loginToken = /studioLogin=([^;]+)/.exec(given.at(-1) ?? '')?.[1];
  server.clock.advance(2 * minuteMs);
  expect((await shared.call('getCurrentUser')).status).toBe(200);
});

test('a session that is not refreshed ends at its announced time', async () => {
  const user = await server.anyone.signIn('viewer');
  const { expiresAt } = (await user.call('resumeSession')).body(200);
  server.clock.advance(expiresAt - server.clock.now() - minuteMs);
  expect((await user.call('getCurrentUser')).status).toBe(200);
  server.clock.advance(minuteMs);
  expect((await user.call('getCurrentUser')).status).toBe(401);
  expect((await user.call('refreshSession')).status).toBe(401);
  await server.signInAgain();
});

test('signing out ends this session, clears the cookie, and leaves others alone', async () => {
  const user = await server.anyone.signIn('viewer');
  const other = await server.anyone.signIn('viewer');
  const [old, older] = [user.copy(), user.copy()];
  const answer = await user.call('signOut');
  expect(answer.status).toBe(204);
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^studioLogin=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  expect((await old.call('getCurrentUser')).status).toBe(401);
  expect((await older.call('resumeSession')).status).toBe(401);
  expect((await other.call('getCurrentUser')).status).toBe(200);
});

test('the token before the refresh does not survive signing out', async () => {
  const user = await server.anyone.signIn('viewer');
  const old = user.copy();
  (await user.call('refreshSession')).body(200);
  await user.call('signOut');
  expect((await old.call('getCurrentUser')).status).toBe(401);
});

test('the database holds no token and no password as it is', async () => {
  const user = await server.anyone.signIn('viewer');
  const { token } = (await user.call('createTemporaryToken')).body(200);
  const rows = JSON.stringify([
    await server.query('select * from session'),
    await server.query('select * from temporary_token'),
    await server.query('select * from app_user'),
    await server.query('select * from login_failure'),
  ]);
  for (const secret of [user.loginToken, token, 'studio-demo']) expect(rows).not.toContain(secret);
});
