import { expect, test } from 'vitest';
import { allPermissions, configurationPermissions } from '../../apps/server/src/access/permissions.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();

const everyone = ['admin', 'author', 'viewer'] as const;

test('the service is ready and says that it is a demo', async () => {
  expect((await server.anyone.call('getHealth')).body(200)).toEqual({ status: 'ready', demo: true });
});

test('the sign-in page receives the demo users', async () => {
  expect((await server.anyone.call('getSignInOptions')).body(200)).toEqual({
    demoUsers: ['admin', 'author', 'viewer'],
    singleSignOn: false,
  });
});

test('preferences and translations need no session', async () => {
  const preferences = (await server.anyone.call('getDefaultPreferences')).body(200);
  expect(preferences['system.disablePasswordAndProfileManagementConfigurator']).toBe('false');
  for (const locale of ['en-US', 'de', 'zh-Hant-TW', 'xx-Unknown']) {
    expect((await server.anyone.call('getTranslations', { query: { locale } })).status, locale).toBe(200);
  }
});

test('a locale that is none is refused by name', async () => {
  for (const query of [
    {},
    { locale: '' },
    { locale: 'e' },
    { locale: '../../etc/passwd' },
    { locale: 'a'.repeat(36) },
  ]) {
    const answer = await server.anyone.call('getTranslations', { query });
    expect(answer.problem(400).parameter, JSON.stringify(query)).toBe('locale');
  }
});

test.each([
  ['admin', allPermissions.length],
  ['author', configurationPermissions.length],
  ['viewer', 0],
] as const)('%s holds %i permissions', async (name, count) => {
  const current = (await server[name].call('getCurrentUser')).body(200);
  expect(current.user.username).toBe(name);
  expect(current.loginType).toBe('password');
  expect(new Set(current.authorizationKeys).size).toBe(count);
  expect(current.authorizationKeys.includes('MANAGE_DATASETS')).toBe(count > 0);
});

test('everyone is offered the data sets', async () => {
  for (const name of everyone) {
    const functions = (await server[name].call('listAdminFunctions')).body(200);
    expect(functions.map(({ key }) => key)).toContain('dataSets');
  }
});

async function actions(user: ApiClient, uri: string): Promise<Record<string, boolean>> {
  const list = (await user.call('listActions', { query: { uri } })).body(200);
  for (const { enabled, notes, name } of list) {
    if (!enabled) expect(notes, `${name} says why it is disabled`).toBeTruthy();
  }
  return Object.fromEntries(list.map(({ name, enabled }) => [name, enabled]));
}

test("the browser's actions follow the permissions", async () => {
  const actionsOf = async (user: ApiClient) => Object.entries(await actions(user, '/DataSet:null'));
  const expected = (mayCreate: boolean, mayBackUp: boolean) => [
    ['New Data Set', mayCreate],
    ['Export', true],
    ['Backup', mayBackUp],
  ];
  expect(await actionsOf(server.admin)).toEqual(expected(true, true));
  expect(await actionsOf(server.author)).toEqual(expected(true, false));
  expect(await actionsOf(server.viewer)).toEqual(expected(false, false));
});

test.each([
  ['/NotificationEmailTemplate:null', 'New Email'],
  ['/NotificationPopupTemplate:null', 'New Pop Up'],
])('the actions of the list %s follow the permissions; anybody may export', async (uri, create) => {
  const actionsOf = async (user: ApiClient) => Object.entries(await actions(user, uri));
  const expected = (mayCreate: boolean, mayBackUp: boolean) => [
    [create, mayCreate],
    ['Export', true],
    ['Backup', mayBackUp],
  ];
  expect(await actionsOf(server.admin)).toEqual(expected(true, true));
  expect(await actionsOf(server.author)).toEqual(expected(true, false));
  expect(await actionsOf(server.viewer)).toEqual(expected(false, false));
});

test("a data set's actions follow the permissions", async () => {
  const actionsOf = async (user: ApiClient) => Object.entries(await actions(user, '/DataSet:Roof Covering'));
  const expected = (mayWrite: boolean) => [
    ['Data Set Settings', true],
    ['Delete', mayWrite],
    ['Export', true],
    ['View References', true],
    ['Discard', mayWrite],
    ['Save', mayWrite],
  ];
  expect(await actionsOf(server.admin)).toEqual(expected(true));
  expect(await actionsOf(server.author)).toEqual(expected(true));
  expect(await actionsOf(server.viewer)).toEqual(expected(false));
});

test('a required set cannot be deleted, and its action says so', async () => {
  expect(await actions(server.admin, '/DataSet:Database Section Names')).toMatchObject({ Delete: false });
});

test('actions of what does not exist are not found; a URI that is none is refused', async () => {
  expect((await server.admin.call('listActions', { query: { uri: '/DataSet:No Such Set' } })).status).toBe(
    404,
  );
  for (const uri of ['', 'DataSet', '/DataSet', '/Nothing:null', ':', '/DataSet:']) {
    const answer = await server.admin.call('listActions', { query: { uri } });
    expect([400, 404], uri).toContain(answer.status);
    if (answer.status === 400) expect(answer.problem(400).parameter, uri).toBe('uri');
  }
});
