import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { configurationPermissions } from '../../apps/server/src/access/permissions.ts';
import { useServer } from '../support/contract/ContractServer.ts';

const issuer = 'https://identity.example.com/';
const audience = 'studio';
const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
const key = await exportSPKI(publicKey);
const server = useServer({ singleSignOn: { issuer, audience, key }, trustProxy: '127.0.0.1' });

function now(): number {
  return Math.floor(server.clock.now() / 1000);
}

type Claims = { [Claim in keyof JWTPayload]?: JWTPayload[Claim] | undefined };

/** The claims of a good token, with others; undefined takes one away. */
function claims(extra: Claims = {}): JWTPayload {
  const all = { iss: issuer, aud: audience, sub: 'author', iat: now(), exp: now() + 300, ...extra };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function sign(payload: JWTPayload, signingKey: CryptoKey = privateKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256' }).sign(signingKey);
}

let attempts = 0;

/** Each attempt comes from another address, for failures are counted by address. */
function signIn(externalToken: string, user = server.anyone.copy()) {
  attempts += 1;
  return user.call('signIn', {
    body: { externalToken },
    headers: { 'x-forwarded-for': `203.0.113.${attempts}` },
  });
}

test('a token of the configured issuer signs its subject in', async () => {
  const user = server.anyone.copy();
  const answer = await signIn(await sign(claims()), user);
  user.clientId = answer.body(200).clientId;
  const current = (await user.call('getCurrentUser')).body(200);
  expect(current).toMatchObject({ loginType: 'sso', user: { username: 'author' } });
  expect(current.authorizationKeys).toEqual(configurationPermissions);
});

test('the sign-in page is told that single sign-on is configured', async () => {
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
