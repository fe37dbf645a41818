import { argon2Sync, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();

const demo = 'studio-demo';
const better = 'correct horse battery';

function change(currentPassword: string, newPassword: string, user = server.author) {
  return user.call('changePassword', { body: { currentPassword, newPassword } });
}

test('a new password needs twelve characters', async () => {
  const answer = await change(demo, 'eleven char');
  expect(answer.problem(422).errors).toMatchObject([{ pointer: '/newPassword' }]);
});

test('the current password is required', async () => {
  const answer = await change('not mine', better);
  expect(answer.problem(422).errors).toMatchObject([{ pointer: '/currentPassword' }]);
  await server.anyone.signIn('author', demo);
});

test('a changed password replaces the old one and ends the other sessions of that user', async () => {
  const elsewhere = await server.anyone.signIn('author');
  expect((await change(demo, better)).status).toBe(204);
  expect((await server.author.call('getCurrentUser')).status).toBe(200);
  expect((await elsewhere.call('getCurrentUser')).status).toBe(401);
  expect((await server.viewer.call('getCurrentUser')).status, 'another user').toBe(200);
  const body = { username: 'author', password: demo };
  expect((await server.anyone.copy().call('signIn', { body })).status).toBe(401);
  await server.anyone.signIn('author', better);
});

test('the sign-in page offers a demo user only while the demo password holds', async () => {
  const { demoUsers } = (await server.anyone.call('getSignInOptions')).body(200);
  expect(demoUsers).toEqual(['admin', 'viewer']);
});

test('guessing the current password is limited like signing in', async () => {
  for (let failure = 0; failure < 9; failure += 1) {
    const answer = await change('guess', better, server.viewer);
    if (answer.status === 429) break;
    expect(answer.status).toBe(422);
  }
  await change('guess', better, server.viewer);
  const refused = await change(demo, better, server.viewer);
  expect(refused.status).toBe(429);
  server.clock.advance(Number(refused.headers['retry-after']) * 1000);
  expect((await change(demo, 'viewer has another one', server.viewer)).status).toBe(204);
});

test('spaces and letters of any script count as they are typed', async () => {
  const password = '  пароль с пробелами 🔑  ';
  expect((await change(demo, password, server.admin)).status).toBe(204);
  await server.anyone.signIn('admin', password);
  const body = { username: 'admin', password: password.trim() };
  expect((await server.anyone.copy().call('signIn', { body })).status).toBe(401);
});

/** Hashes of a password that are not what the suite's server makes. */
const outdated = {
  'with scrypt, as earlier releases did': () => {
    const key = scryptSync(demo, Buffer.alloc(16), 32, { N: 64, r: 2, p: 1 });
    return `$scrypt$ln=6,r=2,p=1$${Buffer.alloc(16).toString('base64url')}$${key.toString('base64url')}`;
  },
  'at another cost': () => {
    const cost = { memory: 16, passes: 2, parallelism: 1 };
    const key = argon2Sync('argon2id', { ...cost, message: demo, nonce: Buffer.alloc(16), tagLength: 32 });
    const [salt, hash] = [Buffer.alloc(16), key].map((each) => each.toString('base64').replaceAll('=', ''));
    return `$argon2id$v=19$m=16,t=2,p=1$${salt}$${hash}`;
  },
};

test.each(Object.entries(outdated))(
  'a password that was hashed %s is hashed again when it signs its user in',
  async (_, makeHash) => {
    const old = makeHash();
    await server.query(`UPDATE app_user SET password_hash = '${old}' WHERE id = 'author'`);
    const hashOf = async () =>
      (await server.query("SELECT password_hash AS hash FROM app_user WHERE id = 'author'"))[0];
    const body = { username: 'author', password: 'wrong' };
    expect((await server.anyone.copy().call('signIn', { body })).status).toBe(401);
    expect(await hashOf(), 'after a wrong password').toEqual({ hash: old });

    await server.anyone.signIn('author', demo);
    const fresh = await hashOf();
    expect(fresh?.['hash']).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    await server.anyone.signIn('author', demo);
    expect(await hashOf(), 'at its present cost it stays').toEqual(fresh);
  },
);
