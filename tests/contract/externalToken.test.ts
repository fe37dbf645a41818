import { randomUUID } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { parseClaimedRoles } from '../../apps/server/src/access/claimedRoles.ts';
import { configurationPermissions } from '../../apps/server/src/access/permissions.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { useOwnPasswords } from '../support/contract/ownPasswords.ts';

const issuer = 'https://identity.example.com/';
const audience = 'studio';
const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
const key = await exportSPKI(publicKey);
const roles = parseClaimedRoles(
  JSON.stringify({
    claim: ['realm_access', 'roles'],
    roles: { keepers: 'Administrator', writers: ['Configuration author', 'Underwriter'], leads: ['Manager'] },
  }),
);
const server = useServer({ singleSignOn: { issuer, audience, key, roles: null }, trustProxy: '127.0.0.1' });
const claiming = useServer({ singleSignOn: { issuer, audience, key, roles }, trustProxy: '127.0.0.1' });

useOwnPasswords(server);
useOwnPasswords(claiming);

function now(): number {
  return Math.floor(server.clock.now() / 1000);
}

type Claims = { [Claim in keyof JWTPayload]?: JWTPayload[Claim] | undefined };

/** The claims of a good token of its own, with others; undefined takes one away. */
function claims(extra: Claims = {}): JWTPayload {
  const all = {
    jti: randomUUID(),
    iss: issuer,
    aud: audience,
    sub: 'author',
    iat: now(),
    exp: now() + 300,
    ...extra,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function sign(payload: JWTPayload, signingKey: CryptoKey = privateKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256' }).sign(signingKey);
}

let attempts = 0;

/** Each attempt comes from another address, for failures are counted by address. */
function freshAddress(): string {
  attempts += 1;
  return `203.0.113.${attempts}`;
}

function signIn(externalToken: string, user = server.anyone.copy(), address = freshAddress()) {
  return user.call('signIn', { body: { externalToken }, headers: { 'x-forwarded-for': address } });
}

test('a token of the configured issuer signs its subject in', async () => {
  const user = server.anyone.copy();
  const answer = await signIn(await sign(claims()), user);
  user.clientId = answer.body(200).clientId;
  const current = (await user.call('getCurrentUser')).body(200);
  expect(current).toMatchObject({ loginType: 'sso', user: { username: 'author' } });
  expect(current.authorizationKeys).toEqual(configurationPermissions);
});

test('the sign-in page learns that single sign-on is configured', async () => {
  expect((await server.anyone.call('getSignInOptions')).body(200).singleSignOn).toBe(true);
});

test('a session of single sign-on cannot change the password', async () => {
  const user = server.anyone.copy();
  const answer = await signIn(await sign(claims()), user);
  user.clientId = answer.body(200).clientId;
  const body = { currentPassword: 'studio-demo', newPassword: 'twelve characters' };
  expect((await user.call('changePassword', { body })).status).toBe(403);
});

test.each<[string, Claims]>([
  ['another issuer', { iss: 'https://elsewhere.example.com/' }],
  ['another audience', { aud: 'somebody-else' }],
  ['no audience', { aud: undefined }],
  ['a time that has passed', { exp: now() - 120 }],
  ['no expiry', { exp: undefined }],
  ['a time to come', { nbf: now() + 300 }],
  ['a subject that is no user', { sub: 'nobody' }],
  ['a subject that cannot sign in', { sub: 'system' }],
  ['no subject', { sub: undefined }],
])('a token with %s is refused', async (_, extra) => {
  const answer = await signIn(await sign(claims(extra)));
  expect(answer.status).toBe(401);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a token of another key is refused', async () => {
  const { privateKey: otherKey } = await generateKeyPair('RS256');
  expect((await signIn(await sign(claims(), otherKey))).status).toBe(401);
});

test('a token that is not signed is refused', async () => {
  const unsigned = new UnsecuredJWT(claims()).encode();
  expect((await signIn(unsigned)).status).toBe(401);
  const [, payload] = (await sign(claims())).split('.');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  expect((await signIn(`${header}.${payload}.`)).status).toBe(401);
});

test('a token signed with the public key as a shared secret is refused', async () => {
  const forged = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(key));
  expect((await signIn(forged)).status).toBe(401);
});

test('a token that was changed after signing is refused', async () => {
  const [header, , signature] = (await sign(claims())).split('.');
  const payload = Buffer.from(JSON.stringify(claims({ sub: 'admin' }))).toString('base64url');
  expect((await signIn(`${header}.${payload}.${signature}`)).status).toBe(401);
});

test('what is no token at all is refused like a wrong one', async () => {
  const wrong = await signIn(await sign(claims({ iss: 'x' })));
  for (const text of ['x', 'a.b.c', '..', 'é'.repeat(100)]) {
    expect((await signIn(text)).body(401)).toEqual(wrong.body(401));
  }
});

test('a token is taken once, and the log says so when it comes again', async () => {
  const token = await sign(claims());
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => signIn(token)));
  const statuses = [first, ...others].map((answer) => answer?.status).sort();
  expect(statuses).toEqual([200, 401, 401, 401, 401]);
  const address = freshAddress();
  expect((await signIn(token, server.anyone.copy(), address)).status).toBe(401);
  const [entry] = await server.query(
    'SELECT user_id, action, message FROM audit_entry ORDER BY id DESC LIMIT 1',
  );
  expect(entry).toMatchObject({ user_id: 'author', action: 'Sign-in failed' });
  expect(entry?.['message']).toContain(address);
  expect(entry?.['message']).not.toContain(token);
});

test('another token with the same jti is the same token', async () => {
  const jti = randomUUID();
  expect((await signIn(await sign(claims({ jti })))).status).toBe(200);
  expect((await signIn(await sign(claims({ jti, sub: 'viewer' })))).status).toBe(401);
});

test('a token without jti is taken once, too, in whatever way its signature is written', async () => {
  const token = await sign(claims({ jti: undefined }));
  expect((await signIn(token)).status).toBe(200);
  expect((await signIn(token)).status).toBe(401);
  const signature = token.slice(token.lastIndexOf('.') + 1);
  // The last letter holds bits that no byte of the signature takes.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const other = letters[letters.indexOf(signature.at(-1) ?? '') ^ 1];
  expect((await signIn(`${token.slice(0, -1)}${other}`)).status).toBe(401);
  expect((await signIn(`${token}=`)).status).toBe(401);
  expect((await signIn(await sign(claims({ jti: undefined, exp: now() + 301 })))).status).toBe(200);
});

test('a used token is remembered until it would be refused anyway', async () => {
  const token = await sign(claims({ exp: now() + 60 }));
  expect((await signIn(token)).status).toBe(200);
  server.clock.advance(80_000);
  expect((await signIn(token)).status).toBe(401);
  server.clock.advance(400_000);
  expect((await signIn(await sign(claims()))).status).toBe(200);
  expect(await server.query('SELECT digest FROM used_external_token')).toHaveLength(1);
});

test.each([
  'ａｕｔｈｏｒ',
  'Author',
  'AUTHOR',
  ' author',
  'author ',
  'autho\u1D63',
  'author\u0000',
  'author\ud800',
])('the subject %j is not author', async (sub) => {
  expect((await signIn(await sign(claims({ sub })))).status).toBe(401);
});

test('a user may have a subject of their own, and is then known to single sign-on by that alone', async () => {
  await server.query("UPDATE app_user SET sso_subject = 'Auth0|4711' WHERE id = 'viewer'");
  const answer = await signIn(await sign(claims({ sub: 'Auth0|4711' })));
  expect(answer.body(200).user.id).toBe('viewer');
  for (const sub of ['viewer', 'auth0|4711']) {
    expect((await signIn(await sign(claims({ sub })))).status, sub).toBe(401);
  }
  await server.query("UPDATE app_user SET sso_subject = 'author' WHERE id = 'viewer'");
  expect((await signIn(await sign(claims()))).body(200).user.id, 'whose subject it is').toBe('viewer');
  await server.query("UPDATE app_user SET sso_subject = NULL WHERE id = 'viewer'");
});

test('failures with passwords and with bad tokens do not hold a good token up', async () => {
  const address = freshAddress();
  const headers = { 'x-forwarded-for': address };
  const wrong = (name: string) => ({ body: { username: name, password: 'wrong' }, headers });
  for (let failure = 0; failure < 12; failure += 1) {
    await server.anyone.copy().call('signIn', wrong(`nobody${failure}`));
    await server.anyone.copy().call('signIn', wrong('author'));
  }
  expect((await signIn(await sign(claims()), server.anyone.copy(), address)).status).toBe(200);
  const statuses: number[] = [];
  for (let failure = 0; failure < 16; ) {
    const answer = await signIn('made.up.token', server.anyone.copy(), address);
    statuses.push(answer.status);
    if (answer.status === 401) failure += 1;
    else server.clock.advance(Number(answer.headers['retry-after']) * 1000);
  }
  expect(statuses).toContain(429);
  expect((await signIn(await sign(claims()), server.anyone.copy(), address)).status).toBe(200);
});

/** Signs in where claims give roles. */
async function signInWith(sub: string, extra: Claims) {
  const user = claiming.anyone.copy();
  const body = { externalToken: await sign(claims({ sub, ...extra })) };
  const answer = await user.call('signIn', { body, headers: { 'x-forwarded-for': freshAddress() } });
  if (answer.status === 200) user.clientId = answer.body(200).clientId;
  const rights = async () => (await user.call('getCurrentUser')).body(200).authorizationKeys;
  return { user, answer, rights };
}

test('claims give roles of the user type at each sign-in, and open sessions follow at once', async () => {
  const first = await signInWith('viewer', { realm_access: { roles: ['writers', 'leads', 'unknown'] } });
  expect(await first.rights()).toEqual(configurationPermissions);
  const later = await signInWith('viewer', { realm_access: { roles: [] } });
  expect([await first.rights(), await later.rights()]).toEqual([[], []]);
});

test('a claim that is missing gives no role; one that the provider left out for its size signs no user in', async () => {
  const known = await signInWith('viewer', { realm_access: { roles: ['writers'] } });
  const tooMany = await signInWith('viewer', { _claim_names: { realm_access: 'src1' } });
  expect(tooMany.answer.status).toBe(401);
  expect(await known.rights()).toEqual(configurationPermissions);
  expect(await (await signInWith('viewer', {})).rights()).toEqual([]);
});

test('a token that was used before gives no roles again', async () => {
  const externalToken = await sign(claims({ sub: 'viewer', realm_access: { roles: ['writers'] } }));
  const replay = () =>
    claiming.anyone.copy().call('signIn', {
      body: { externalToken },
      headers: { 'x-forwarded-for': freshAddress() },
    });
  expect((await replay()).status).toBe(200);
  const { rights } = await signInWith('viewer', { realm_access: { roles: [] } });
  expect((await replay()).status).toBe(401);
  expect(await rights()).toEqual([]);
});

test('a token that was issued before one that was used signs in, and changes no roles', async () => {
  const writers = { realm_access: { roles: ['writers'] } };
  const none = { realm_access: { roles: [] } };
  // Seconds: tokens of this moment are not older than those of the tests before.
  const present = Math.ceil(claiming.clock.now() / 1000);
  const before = present - 60;
  expect(await (await signInWith('viewer', { ...writers, iat: before })).rights()).toEqual([]);
  const later = await signInWith('viewer', { ...writers, iat: present });
  expect(await later.rights()).toEqual(configurationPermissions);
  for (const iat of [before, undefined]) {
    const late = await signInWith('viewer', { ...none, iat });
    expect([late.answer.status, await late.rights()], String(iat)).toEqual([200, configurationPermissions]);
  }
  expect(await (await signInWith('viewer', none)).rights()).toEqual([]);
});

/** While another server writes, as a restore does. */
async function duringLargeWrite(work: (end: () => Promise<unknown>) => Promise<void>) {
  const writer = new Client({ connectionString: claiming.databaseUrl ?? '' });
  await writer.connect();
  try {
    await writer.query('begin');
    await writer.query('select * from kind_revision for update');
    await work(() => writer.query('rollback'));
  } finally {
    await writer.end();
  }
}

test('sign-ins whose roles change wait until a large write has ended, and keep no others waiting', async () => {
  await duringLargeWrite(async (end) => {
    const waiting = Promise.all([
      signInWith('viewer', { realm_access: { roles: ['writers'] } }),
      signInWith('author', { realm_access: { roles: [] } }),
    ]);
    const countWaiting = async () => {
      const [row] = await claiming.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.['count'];
    };
    await expect.poll(countWaiting, { timeout: 3_000 }).toBe(2);
    // Those whose roles are the same are signed in meanwhile.
    for (let call = 0; call < 3; call += 1) {
      expect((await signInWith('admin', { realm_access: { roles: ['keepers'] } })).answer.status).toBe(200);
    }
    await end();
    const [viewer, author] = await waiting;
    expect([viewer.answer.status, author.answer.status]).toEqual([200, 200]);
    expect([await viewer.rights(), await author.rights()]).toEqual([configurationPermissions, []]);
  });
});

test('a sign-in that a large write keeps waiting uses no token up', async () => {
  await signInWith('viewer', { realm_access: { roles: ['writers'] } });
  const externalToken = await sign(claims({ sub: 'viewer', realm_access: { roles: [] } }));
  const attempt = () =>
    claiming.anyone.copy().call('signIn', {
      body: { externalToken },
      headers: { 'x-forwarded-for': freshAddress() },
    });
  await duringLargeWrite(async () => {
    const refused = await attempt();
    expect(refused.problem(503).type).toBe('/problems/busy');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  });
  expect((await attempt()).status).toBe(200);
});

test('claims that would leave no user who can manage permissions are not taken, and the log says so', async () => {
  const { rights, user } = await signInWith('admin', { realm_access: { roles: [] } });
  expect(await rights()).toContain('MANAGE_PERMISSIONS');
  const query = { numberOfRows: 1, filterText: 'keeps the roles', filterFields: 2 };
  const { records } = (await user.call('listConfigurationLogs', { query })).body(200);
  expect(records[0]?.message).toMatch(/^Marta Oduya keeps the roles from before.* No user would be left/);
});
