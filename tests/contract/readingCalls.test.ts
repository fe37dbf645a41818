import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writingCalls } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { contract } from '../support/contract/contract.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** A call that the contract does not count among the writes changes no object, whatever its method. */
const server = useServer({ mailDir: join(tmpdir(), `studio-reading-${process.pid}`) });

const dataSetName = 'Roof Covering';
const newPassword = 'a much longer password';

const calls: Readonly<Record<string, () => Promise<{ status: number }>>> = {
  signIn: () => server.anyone.call('signIn', { body: { username: 'viewer', password: 'studio-demo' } }),
  signOut: async () => (await server.anyone.signIn('viewer')).call('signOut'),
  refreshSession: async () => (await server.anyone.signIn('viewer')).call('refreshSession'),
  createTemporaryToken: () => server.viewer.call('createTemporaryToken'),
  changePassword: () =>
    server.author.call('changePassword', { body: { currentPassword: 'studio-demo', newPassword } }),
  createSavedFilter: () =>
    server.viewer.call('createSavedFilter', { body: { name: 'Mine', filterUri: '/DataSet?name=a' } }),
  updateSavedFilter: async () =>
    server.viewer.call('updateSavedFilter', {
      path: { id: await savedFilterId() },
      body: { name: 'Still mine' },
    }),
  deleteSavedFilter: async () =>
    server.viewer.call('deleteSavedFilter', { path: { id: await savedFilterId() } }),
  exportDataSets: () => server.viewer.call('exportDataSets', { body: { ids: [dataSetName] } }),
  tryDataSetItems: () =>
    server.viewer.call('tryDataSetItems', { path: { dataSetName }, body: staticSet(dataSetName) }),
  exportEmailTemplates: async () => {
    const list = (await server.viewer.call('listEmailTemplates')).body(200);
    return server.viewer.call('exportEmailTemplates', { body: { ids: list.records.map(({ id }) => id) } });
  },
  sendTestEmail: () =>
    server.admin.call('sendTestEmail', { body: { to: ['ann@example.com'], subject: 'Try', body: '' } }),
  exportPopupTemplates: async () => {
    const list = (await server.viewer.call('listPopupTemplates')).body(200);
    return server.viewer.call('exportPopupTemplates', { body: { ids: list.records.map(({ id }) => id) } });
  },
  planClassCodes: () =>
    callAsBrowser(server.admin, 'planClassCodes', fileBody('codes.txt', '11\tAgriculture')),
  generateDataDictionary: () => server.admin.call('generateDataDictionary'),
};

async function savedFilterId(): Promise<string> {
  const [filter] = (await server.viewer.call('listSavedFilters', { query: { kind: '/DataSet' } })).body(200);
  return filter?.id ?? '';
}

test('every call is tried that has the method of a write and is none', () => {
  const readings = [...contract.values()].filter(
    ({ method, path }) => method !== 'GET' && !writingCalls.has(`${method} ${path}`),
  );
  expect(Object.keys(calls).toSorted()).toEqual(readings.map(({ id }) => id).toSorted());
});

test('none of them changes an object of any kind', async () => {
  const kinds = ['/DataSet', '/NotificationEmailTemplate', '/NotificationPopupTemplate', '/User', '/Role'];
  const reader = await server.admin.watch([
    ...kinds,
    '/UIFormTemplate',
    '/ProductTemplate',
    '/Rule',
    '/Organization',
  ]);
  for (const [id, call] of Object.entries(calls)) expect((await call()).status, id).toBeLessThan(300);
  const { etag } = await server.admin.call('createDataSet', { body: staticSet('After all of them') });
  await reader.until('kind', (told) => told.etag === etag);
  await reader.close();
  // How each kind stands, and the one write.
  expect(reader.events.filter(({ name }) => name === 'kind')).toHaveLength(10);
});
