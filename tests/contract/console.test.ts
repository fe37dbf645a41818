import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();

const everyone = ['admin', 'author', 'viewer'] as const;

test('the service is ready and says that it is a demo', async () => {
  expect((await server.anyone.call('getHealth')).body(200)).toEqual({ status: 'ready', demo: true });
});

test('the sign-in page is told the demo users', async () => {
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
  ['admin', 5],
  ['author', 1],
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

test('a card says how to reach a user, and whether they are there', async () => {
  const card = (await server.viewer.call('getUserCard', { path: { id: 'admin' } })).body(200);
  expect(card).toMatchObject({ id: 'admin', name: 'Marta Oduya', availableToChat: true });
  expect(card.emailAddress).toContain('@');
  const absent = (await server.viewer.call('getUserCard', { path: { id: 'priya.nair' } })).body(200);
  expect(absent.availableToChat).toBe(false);
});

test('a user who does not exist has no card', async () => {
  for (const id of ['nobody', 'a/b', '..%2f', '<b>', 'ADMIN ']) {
    expect((await server.admin.call('getUserCard', { path: { id } })).status, id).toBe(404);
  }
});

test('whoever signs out is no longer available', async () => {
  const author = await server.anyone.signIn('author');
  await author.call('signOut');
  await server.author.call('signOut');
  const card = (await server.admin.call('getUserCard', { path: { id: 'author' } })).body(200);
  expect(card.availableToChat).toBe(false);
  await server.signInAgain();
});

async function actions(user: ApiClient, uri: string): Promise<Record<string, boolean>> {
  const list = (await user.call('listActions', { query: { uri } })).body(200);
  for (const { enabled, notes, name } of list) {
    if (!enabled) expect(notes, `${name} says why it is disabled`).toBeTruthy();
  }
  return Object.fromEntries(list.map(({ name, enabled }) => [name, enabled]));
}

test("the browser's actions follow the permissions", async () => {
  const browser = '/DataSet:null';
  expect(await actions(server.admin, browser)).toMatchObject({ Export: true, Backup: true });
  expect(await actions(server.author, browser)).toMatchObject({ Export: true, Backup: false });
  expect(await actions(server.viewer, browser)).toMatchObject({ Export: true, Backup: false });
});

test("a data set's actions follow the permissions", async () => {
  const uri = '/DataSet:Roof Covering';
  const reading = { Export: true, 'View References': true };
  const writing = (isEnabled: boolean) => ({ Delete: isEnabled, Discard: isEnabled, Save: isEnabled });
  expect(await actions(server.admin, uri)).toMatchObject({ ...reading, ...writing(true) });
  expect(await actions(server.author, uri)).toMatchObject({ ...reading, ...writing(true) });
  expect(await actions(server.viewer, uri)).toMatchObject({ ...reading, ...writing(false) });
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
