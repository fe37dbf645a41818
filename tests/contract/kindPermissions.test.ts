import type { AuthorizationKey } from '@studio/api';
import { expect, test } from 'vitest';
import { allPermissions } from '../../apps/server/src/access/permissions.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { triedModules } from '../support/contract/triedModules.ts';

/** Files write objects too: what they bring needs the same permissions as saving it does. */
const server = useServer();

const guarded = triedModules.flatMap(({ section, permissions }) =>
  permissions.map((permission) => [section.name, permission] as const),
);

async function userWithout(permission: AuthorizationKey): Promise<ApiClient> {
  const held = allPermissions.filter((key) => key !== permission);
  await server.query(`update app_user set permissions = '${JSON.stringify(held)}' where id = 'author'`);
  return server.anyone.signIn('author');
}

async function backup(sectionName: string): Promise<string> {
  return (await callAsBrowser(server.admin, 'downloadSection', { query: { sectionName } })).text;
}

const query = { operation: 'CLEAN_INSERT', mode: 'unmarshal' };

test.each(guarded)('restoring the section %s needs %s', async (sectionName, permission) => {
  const before = await server.digest();
  const file = fileBody('a.dbinit', await backup(sectionName));
  const user = await userWithout(permission);
  const problem = (await callAsBrowser(user, 'restoreSections', { query, ...file })).problem(403);
  expect(problem.permission).toBe(permission);
  expect(await server.digest()).toBe(before);
});

test('a whole backup is refused to a caller without the permission of one section', async () => {
  const file = fileBody('a.dbinit', await backup('All'));
  const user = await userWithout('MANAGE_POPUP_NOTIFICATIONS');
  const answer = await callAsBrowser(user, 'restoreSections', { query, ...file });
  expect(answer.problem(403).permission).toBe('MANAGE_POPUP_NOTIFICATIONS');
});

test('importing class codes needs the permission of data sets', async () => {
  const user = await userWithout('MANAGE_DATASETS');
  for (const id of ['importClassCodes', 'planClassCodes'] as const) {
    const answer = await callAsBrowser(user, id, fileBody('a.txt', '1\tOne'));
    expect(answer.problem(403).permission, id).toBe('MANAGE_DATASETS');
  }
});
