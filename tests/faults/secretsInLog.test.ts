import { rmSync } from 'node:fs';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { makeDataFolder } from '../support/dataFolder.ts';

const dataDir = makeDataFolder('studio-secrets-');
const [issuer, audience] = ['https://identity.example.com/', 'studio'];
const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function tokenFor(subject: string): Promise<string> {
  const claims = new SignJWT({ sub: subject, iss: issuer, aud: audience });
  return claims.setProtectedHeader({ alg: 'RS256' }).setExpirationTime('5m').sign(privateKey);
}

test('neither the log of the server, however talkative, nor the detailed history holds a password or a token', async () => {
  const server = spawnServer(dataDir, {
    STUDIO_LOG_LEVEL: 'debug',
    STUDIO_SSO_ISSUER: issuer,
    STUDIO_SSO_AUDIENCE: audience,
    STUDIO_SSO_KEY: await exportSPKI(publicKey),
  });
  const client = new ApiClient({ origin: await originOf(server) });
  const admin = await client.signIn('admin');
  const user = await client.signIn('viewer');

  const [wrong, mistaken, changed] = ['wrong-password-1', 'password-as-name-2', 'a new password of 3'];
  await client.copy().call('signIn', { body: { username: 'viewer', password: wrong } });
  await client.copy().call('signIn', { body: { username: mistaken, password: wrong } });
  await client.copy().call('signIn', { body: `{"username": "viewer", "password": "${wrong}" oops` });
  const passwords = { currentPassword: wrong, newPassword: changed };
  await user.call('changePassword', { body: passwords });
  await user.call('changePassword', { body: { ...passwords, currentPassword: 'studio-demo' } });

  const [good, stranger] = [await tokenFor('author'), await tokenFor('nobody')];
  for (const externalToken of [good, good, stranger, `${stranger}x`]) {
    await client.copy().call('signIn', { body: { externalToken } });
  }
  await client.send('GET', `/login?externalToken=${good}`);
  const { token } = (await admin.call('createTemporaryToken')).body(200);
  await admin.send('GET', `/database/DatabaseDownloadServlet?sectionName=Nothing&t=${token}`);
  const { records } = (await admin.call('listConfigurationLogs', { query: { numberOfRows: 500 } })).body(200);
  await server.end('SIGTERM');

  const history = JSON.stringify(records);
  expect(records.filter(({ action }) => action === 'Sign-in failed').length).toBeGreaterThanOrEqual(5);
  const tokens = [good, stranger, token, admin.loginToken ?? '', user.loginToken ?? ''];
  for (const secret of [wrong, mistaken, changed, 'studio-demo', ...tokens]) {
    expect(server.output).not.toContain(secret);
    expect(history).not.toContain(secret);
  }
});
