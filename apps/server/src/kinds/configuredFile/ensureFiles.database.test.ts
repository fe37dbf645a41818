import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addAdministrator } from '../../access/people/addAdministrator.ts';
import { addPeople } from '../../access/people/addPeople.ts';
import { readPeople } from '../../access/people/People.ts';
import { allPermissions } from '../../access/permissions.ts';
import { Users } from '../../access/Users.ts';
import type { Database } from '../../store/Database.ts';
import { findDocument } from '../../store/findDocuments.ts';
import { findProperties } from '../../store/findProperties.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { runTransaction } from '../../store/runTransaction.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { permissionKind } from '../permission/permissionKind.ts';
import { registry } from '../registry.ts';
import { configuredFileKind } from './configuredFileKind.ts';
import { ensureFiles } from './ensureFiles.ts';
import { productFiles } from './productFiles.ts';

const made = { newId: randomUUID, time: 5 };
const later = ['MANAGE_BA_STUDIO_PREFERENCES', 'MANAGE_CUSTOM_FILES_AND_ICONS', 'MODIFY_STATE_RATES'];
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
}, 120_000);

beforeEach(async () => {
  for (const text of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) {
    await database.queries.execute(sql.raw(text));
  }
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
});

afterAll(() => database.close());

/** Somebody who may do everything that there was before files. */
async function addEarlierAdmin(): Promise<void> {
  const user = { id: 'admin', username: 'admin', name: 'Marta', emailAddress: null, ssoSubject: null };
  await runTransaction(database.queries, async (tx) => {
    await new Users(tx).add({ ...user, permissions: [], passwordHash: 'hash' });
    await addAdministrator(tx, user, { ...made, authorId: user.id });
    const origin = { lastModifiedById: 'admin', timeLastModified: 1 };
    const authorizations = allPermissions.filter((key) => !later.includes(key)).toSorted();
    const roles = [
      { name: 'Everything', description: '', authorizations },
      { name: 'Little', description: '', authorizations: ['MANAGE_RULES'] },
    ];
    await addPeople(tx, { matrices: [{ userType: 4, roles, ...origin }], users: [] }, randomUUID);
  });
}

const ensure = () => runTransaction(database.queries, (tx) => ensureFiles(tx, made));
const files = () =>
  findProperties(database.queries, configuredFileKind, ['file', 'required', 'grouping'] as const);

test('the product has its files from the first time that somebody is there, without a file each', async () => {
  await ensure();
  expect(await files()).toEqual([]);
  await addEarlierAdmin();
  await ensure();
  const found = await files();
  expect(found.map(({ name }) => name).toSorted()).toEqual(productFiles.map(({ name }) => name).toSorted());
  expect(found.filter(({ doc: { file } }) => file !== null)).toEqual([]);
  const mark = await findDocument(database.queries, configuredFileKind, 'Brand mark');
  expect(mark).toMatchObject({
    version: 1,
    authorId: 'Studio',
    time: 5,
    doc: { grouping: 'Branding', required: true },
  });
  await ensure();
  expect((await files()).length).toBe(productFiles.length);
});

test('who may do everything else may manage files, until that is taken away', async () => {
  await addEarlierAdmin();
  await ensure();
  const { matrices } = await readPeople(database.queries);
  expect(matrices.get('4')?.roles.map(({ authorizations }) => authorizations)).toEqual([
    allPermissions.toSorted(),
    ['MANAGE_RULES'],
  ]);
  const { version } = (await findDocument(database.queries, permissionKind, '4')) ?? {};
  expect(version).toBe(3);
  await ensure();
  expect(await findDocument(database.queries, permissionKind, '4')).toMatchObject({ version });
});
