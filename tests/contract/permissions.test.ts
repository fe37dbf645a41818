import type { AuthorizationKey } from '@studio/api';
import { expect, test } from 'vitest';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import type { Answer } from '../support/contract/Answer.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import {
  contract,
  contractDocument,
  type Operation,
  type OperationId,
} from '../support/contract/contract.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** Who may do what, tried directly against the server whatever a screen would offer. */
const server = useServer();

const target = 'Roof Covering';
const operations = [...contract.values()];
const byKey = operations.flatMap(({ permission, ...operation }) =>
  permission === 'session' || permission === 'public' ? [] : [{ ...operation, permission }],
);
const bySession = operations.filter(
  ({ permission, isAnonymousAllowed }) => permission === 'session' && !isAnonymousAllowed,
);
const open = operations.filter(({ permission }) => permission === 'public');
const keys = [...new Set(byKey.map(({ permission }) => permission))];

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

/** A new session of a user who holds these permissions and no other. */
async function userWith(permissions: readonly AuthorizationKey[]): Promise<ApiClient> {
  await server.query(
    `update app_user set permissions = '${JSON.stringify(permissions)}' where id = 'author'`,
  );
  return server.anyone.signIn('author');
}

/** A call that is wrong in all it can be wrong in, so that it does nothing: names of nothing, no parameters, no body. */
async function attempt(user: ApiClient, { id, path, security }: Operation): Promise<Answer<OperationId>> {
  const nowhere = path.replaceAll(/\{\w+\}/g, 'no-such-thing');
  if (!security.includes('temporaryToken')) return user.callPath(id, nowhere);
  const { token } = (await user.call('createTemporaryToken')).body(200);
  return user.callPath(id, `${nowhere}?t=${token}`);
}

test('every permission guards a call, or what a file may write', () => {
  const { components } = contractDocument as { components: { schemas: Record<string, { enum?: string[] }> } };
  const guards = new Set([...keys, ...registry.modules.flatMap(({ permissions }) => permissions)]);
  expect([...guards].toSorted()).toEqual(components.schemas['AuthorizationKey']?.enum?.toSorted());
});

test.each(byKey)('$id is refused without $permission, whatever else is wrong with it', async (operation) => {
  const { permission } = operation;
  const user = await userWith(keys.filter((key) => key !== permission));
  const problem = (await attempt(user, operation)).problem(403);
  expect(problem.permission).toBe(permission);
  // A sentence for people; the key is in its own member.
  expect(problem.detail).toMatch(/^This needs the permission “[^“”]+”\.$/);
  expect(problem.detail).not.toContain(permission);
});

test.each(byKey)('$id asks for $permission and no other permission', async (operation) => {
  const user = await userWith([operation.permission]);
  const { status } = await attempt(user, operation);
  expect([401, 403]).not.toContain(status);
});

/** Those that take one permission or another, by what is exported; it is tried with them. */
const byParameter = new Set(['exportLettersOfAuthority']);

test.each(bySession.filter(({ id }) => !byParameter.has(id)))(
  '$id asks for a session, and for no permission',
  async (operation) => {
    expect((await attemptWithout(operation)).status).toBe(401);
    const { status } = await attempt(await userWith([]), operation);
    expect([401, 403]).not.toContain(status);
  },
);

test.each(open)('$id is open to everybody', async (operation) => {
  const { status } = await attemptWithout(operation);
  expect([401, 403]).not.toContain(status);
});

function attemptWithout({ id, path }: Operation): Promise<Answer<OperationId>> {
  return server.anyone.callPath(id, path.replaceAll(/\{\w+\}/g, 'no-such-thing'));
}

test('a refused call changes nothing', async () => {
  const before = await server.digest();
  const path = { dataSetName: target };
  const headers = { 'if-match': '*' };
  const refused = [
    await server.viewer.call('createDataSet', { body: staticSet('Forbidden') }),
    await server.viewer.call('updateDataSet', { path, body: staticSet(target), headers }),
    await server.viewer.call('deleteDataSet', { query: { ...path, forceDelete: true }, headers }),
    await callAsBrowser(server.viewer, 'importClassCodes', fileBody('a.txt', '1\tOne')),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(await server.digest()).toBe(before);
});

test('a permission that is taken away is gone with the next call', async () => {
  const user = await userWith(['MANAGE_DATASETS']);
  await server.query(`update app_user set permissions = '[]' where id = 'author'`);
  const answer = await user.call('createDataSet', { body: staticSet('Too late') });
  expect(answer.problem(403).permission).toBe('MANAGE_DATASETS');
  expect((await user.call('getCurrentUser')).body(200).authorizationKeys).toEqual([]);
});
