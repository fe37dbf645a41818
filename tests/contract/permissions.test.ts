import { expect, test } from 'vitest';
import type { CallInput } from '../support/contract/ApiClient.ts';
import { type UserName, useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { type OperationId, operationOf } from '../support/contract/contract.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** Who may do what, tried directly against the server whatever a screen would offer. */
const server = useServer();

const target = 'Roof Covering';
const guarded: [OperationId, CallInput, string, UserName[]][] = [
  ['createDataSet', { body: staticSet('Forbidden') }, 'MANAGE_DATASETS', ['viewer']],
  [
    'updateDataSet',
    { path: { dataSetName: target }, body: staticSet(target), headers: { 'if-match': '*' } },
    'MANAGE_DATASETS',
    ['viewer'],
  ],
  [
    'deleteDataSet',
    { query: { dataSetName: target, forceDelete: true }, headers: { 'if-match': '*' } },
    'MANAGE_DATASETS',
    ['viewer'],
  ],
  [
    'downloadSection',
    { query: { sectionName: 'Data Sets' } },
    'MODIFY_CONFIG_BACKUP_RESTORE',
    ['author', 'viewer'],
  ],
  ['listConfigurationLogs', {}, 'VIEW_CONFIG_DETAILED_HISTORY', ['author', 'viewer']],
  ['getConfigurationLog', { path: { id: '1' } }, 'VIEW_CONFIG_DETAILED_HISTORY', ['author', 'viewer']],
  ['generateDataDictionary', {}, 'AUTHORIZATION_GENERATE_DATA_DICTIONARY', ['author', 'viewer']],
  [
    'downloadDataDictionary',
    { path: { id: 'none' } },
    'AUTHORIZATION_GENERATE_DATA_DICTIONARY',
    ['author', 'viewer'],
  ],
  ['importClassCodes', fileBody('a.txt', '1\tOne'), 'MODIFY_CONFIG_IMPORT_DATA', ['author', 'viewer']],
];

async function attempt(user: UserName, id: OperationId, input: CallInput) {
  const needsToken = operationOf(id).security.includes('temporaryToken');
  return needsToken ? callAsBrowser(server[user], id, input) : server[user].call(id, input);
}

for (const [id, input, permission, users] of guarded) {
  test.each(users)(`${id} is refused to %s, naming ${permission}`, async (user) => {
    const before = await server.query('select * from document order by id');
    const problem = (await attempt(user, id, input)).problem(403);
    expect(problem.permission).toBe(permission);
    expect(problem.detail).toContain(permission);
    expect(await server.query('select * from document order by id')).toEqual(before);
  });
}

test('the missing permission is named before anything else is looked at', async () => {
  const nonsense: [OperationId, CallInput][] = [
    ['createDataSet', { body: '{' }],
    ['createDataSet', { body: {} }],
    ['updateDataSet', { path: { dataSetName: 'No such set' }, body: staticSet('x') }],
    ['updateDataSet', { path: { dataSetName: target }, body: staticSet(target) }],
    ['deleteDataSet', { query: { dataSetName: 'No such set' } }],
  ];
  for (const [id, input] of nonsense) {
    expect((await server.viewer.call(id, input)).problem(403).permission, id).toBe('MANAGE_DATASETS');
  }
});

test.each(['author', 'viewer'] as const)('%s may read everything and export', async (user) => {
  const path = { dataSetName: target };
  const query = { dataSetName: target };
  const client = server[user];
  expect((await client.call('listDataSets')).status).toBe(200);
  expect((await client.call('getDataSet', { path })).status).toBe(200);
  expect((await client.call('listDataSetItems', { path })).status).toBe(200);
  expect((await client.call('listDataSetReferences', { query })).status).toBe(200);
  expect((await client.call('exportDataSets', { body: { ids: [target] } })).status).toBe(200);
  expect((await client.call('listAdminFunctions')).status).toBe(200);
  expect((await client.call('getUserCard', { path: { id: 'admin' } })).status).toBe(200);
});

test('author may create, change, rename and delete data sets', async () => {
  const created = await server.author.call('createDataSet', { body: staticSet('By author') });
  expect(created.status).toBe(201);
  const renamed = await server.author.call('updateDataSet', {
    path: { dataSetName: 'By author' },
    body: staticSet('Still by author'),
    headers: { 'if-match': created.etag },
  });
  expect(renamed.status).toBe(200);
  const query = { dataSetName: 'Still by author' };
  const removed = await server.author.call('deleteDataSet', { query, headers: { 'if-match': renamed.etag } });
  expect(removed.status).toBe(204);
});

test('a permission that is taken away is gone with the next call', async () => {
  await server.query(`update app_user set permissions = '[]' where id = 'author'`);
  const answer = await server.author.call('createDataSet', { body: staticSet('Too late') });
  expect(answer.problem(403).permission).toBe('MANAGE_DATASETS');
  expect((await server.author.call('getCurrentUser')).body(200).authorizationKeys).toEqual([]);
});
