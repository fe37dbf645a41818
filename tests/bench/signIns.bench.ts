/**
 * Single sign-on with 10,000 users, over HTTP: sign-ins by claims that say the roles that the user has, and sign-ins
 * by claims that give others; and a save of permissions, which brings all users up to date. As many calls with the demo's 41 users tell what
 * grows with their number.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { SignJWT } from 'jose';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { initializationFile, section } from '../support/contract/hostileFiles.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { makeDataFolder } from '../support/dataFolder.ts';

const users = 10_000;
const calls = 30;
/** Milliseconds: that of any save. */
const limit = 150;
const issuer = 'https://identity.example.com/';
const audience = 'studio';
const roles = { claim: 'groups', roles: { writers: 'Configuration author', auditors: 'Auditor' } };

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dataDir = makeDataFolder('studio-bench-');
const server = spawnServer(dataDir, {
  STUDIO_SSO_ISSUER: issuer,
  STUDIO_SSO_AUDIENCE: audience,
  STUDIO_SSO_KEY: String(publicKey.export({ type: 'spki', format: 'pem' })),
  STUDIO_SSO_ROLES: JSON.stringify(roles),
});
const rows: BenchRow[] = [];
const missed: string[] = [];
try {
  const origin = await originOf(server, 300_000);
  const admin = await new ApiClient({ origin }).signIn('admin');
  rows.push(await measure(origin, admin, '41'));
  const start = performance.now();
  const answer = await callAsBrowser(admin, 'restoreSections', {
    query: { operation: 'INSERT', mode: 'unmarshal' },
    ...fileBody('users.dbinit', usersFile()),
  });
  console.log(`${answer.body(200).isDone} in ${Math.round(performance.now() - start)} ms`);
  const large = await measure(origin, admin, users.toLocaleString('en'));
  rows.push(large);
  for (const name of ['roles stay, p95', 'roles change, p95'])
    if (Number(large[name]) > limit) missed.push(`${name}: ${large[name]} ms, allowed ${limit}.`);
} finally {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
reportBench(`Single sign-on by claims (load ${loadavg()[0]?.toFixed(1)})`, rows, missed);

async function measure(origin: string, admin: ApiClient, count: string): Promise<BenchRow> {
  const [staying, changing, saving]: number[][] = [[], [], []];
  const signIn = async (groups: readonly string[]) => {
    const externalToken = await new SignJWT({ groups, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject('viewer')
      .setExpirationTime('5m')
      .sign(privateKey);
    const start = performance.now();
    (await new ApiClient({ origin }).call('signIn', { body: { externalToken } })).body(200);
    return performance.now() - start;
  };
  for (let at = 0; at < calls; at += 1) {
    changing?.push(await signIn([at % 2 === 0 ? 'writers' : 'auditors']));
    staying?.push(await signIn([at % 2 === 0 ? 'writers' : 'auditors']));
  }
  for (let at = 0; at < calls / 3; at += 1) {
    const read = await admin.call('getPermissions', { query: { userType: 3 } });
    const doc = read.body(200);
    // A permission of the console, which a third of the users have by it.
    const authorizationSummaries = doc.authorizationSummaries.map((row) =>
      row.authorization !== 'MANAGE_RULES'
        ? row
        : {
            ...row,
            assignedAuthorizationSummaries: row.assignedAuthorizationSummaries.map((cell) =>
              cell.roleDescription === 'Auditor' ? { ...cell, authorizationAssigned: at % 2 === 0 } : cell,
            ),
          },
    );
    const body = { ...doc, authorizationSummaries };
    const start = performance.now();
    (await admin.call('updatePermissions', { body, headers: { 'if-match': read.etag ?? '*' } })).body(200);
    saving?.push(performance.now() - start);
  }
  return {
    users: count,
    ...figures('roles stay', staying),
    ...figures('roles change', changing),
    ...figures('permissions saved', saving),
  };
}

function figures(name: string, times: readonly number[] = []): BenchRow {
  return {
    [`${name}, p50`]: Math.round(percentile(times, 0.5)),
    [`${name}, p95`]: Math.round(percentile(times, 0.95)),
  };
}

/** Users of the system, a third of whom are auditors. */
function usersFile(): string {
  const nothing = [
    'emailAddress',
    'phoneNumber',
    'cellPhoneNumber',
    'faxNumber',
    'organizationId',
    'ssoSubject',
  ]
    .map((key) => `<null key="${key}"/>`)
    .join('');
  const elements = Array.from({ length: users }, (_, index) => {
    const names = ['id', 'username', 'name'].map((key) => `<string key="${key}">user.${index}</string>`);
    const held = index % 3 === 0 ? '<string>Auditor</string>' : '';
    return `<user><map>${names.join('')}${nothing}<number key="userType">3</number><array key="roleNames">${held}</array></map></user>`;
  });
  return initializationFile(section('Users', ...elements));
}
