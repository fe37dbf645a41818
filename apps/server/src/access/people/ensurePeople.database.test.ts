import { randomUUID } from 'node:crypto';
import { asc, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kindNames } from '../../kinds/kindNames.ts';
import { ensureMatrices } from '../../kinds/permission/ensureMatrices.ts';
import { registry } from '../../kinds/registry.ts';
import type { Database, Queries } from '../../store/Database.ts';
import { readMigrations } from '../../store/migrations.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { appUser, auditEntry, document } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { ownAuthors } from '../ownAuthors.ts';
import { allPermissions, configurationPermissions } from '../permissions.ts';
import { ensurePeople } from './ensurePeople.ts';
import { readPeople } from './People.ts';

/** A database of the version before there were roles. */
let database: Database;

const kinds = [...registry.kinds.keys()];
const former = allPermissions.filter((key) => key !== 'MANAGE_PERMISSIONS');
const two = ['MANAGE_DATASETS', 'VIEW_CONFIG_DETAILED_HISTORY'];

beforeAll(async () => {
  database = await openEmptyDatabase();
}, 120_000);

beforeEach(async () => {
  for (const text of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']) {
    await database.queries.execute(sql.raw(text));
  }
  const migrations = (await readMigrations()).filter(({ name }) => name < '0012');
  await prepareDatabase(database, { kinds, seed: async () => undefined, migrations });
});

afterAll(() => database.close());

async function addUser(id: string, name: string, permissions: readonly string[]): Promise<void> {
  await database.queries.execute(sql`
    INSERT INTO app_user (id, username, name, email_address, permissions, password_hash, organization_id, sso_subject)
    VALUES (${id}, ${id}, ${name}, ${`${id}@example.com`}, ${JSON.stringify(permissions)}, 'hash', 'org-1', ${`sub ${id}`})`);
}

/** As a start of this version does. */
function start(): Promise<void> {
  const made = { newId: randomUUID, time: 5 };
  const seed = async (tx: Queries) => {
    await ensureMatrices(tx, made);
    await ensurePeople(tx, made);
  };
  return prepareDatabase(database, { kinds, seed });
}

/** Without the author of what a release brings. */
function users() {
  const isUser = ne(appUser.id, ownAuthors.release);
  return database.queries.select().from(appUser).where(isUser).orderBy(asc(appUser.id));
}

test('users of before have documents and roles, and may do what they could', async () => {
  await addUser('anna', 'Anna', two);
  await addUser('boss', 'Boss', former);
  await addUser('carl', 'Carl', configurationPermissions);
  await addUser('dora', 'Dora', two.toReversed());
  await addUser('emil', 'Emil', []);
  await database.queries.execute(
    sql`INSERT INTO app_user (id, name, permissions) VALUES ('system', 'System', '[]')`,
  );
  const before = await users();
  await start();
  const expected = before.map((user) => ({
    ...user,
    permissions: user.id === 'boss' ? allPermissions : user.permissions.toSorted(),
  }));
  expect(await users()).toEqual(expected);
  const people = await readPeople(database.queries);
  expect([...people.users.values()].map(({ id, roleNames }) => [id, ...roleNames]).toSorted()).toEqual([
    ['anna', 'Role of Anna'],
    ['boss', 'Administrator'],
    ['carl', 'Configuration author'],
    ['dora', 'Role of Anna'],
    ['emil'],
    ['system'],
  ]);
  const docs = await database.queries.select().from(document);
  expect(docs.map(({ kind, doc }) => registry.moduleOf(kind).kind.validate(doc).violations)).toEqual(
    docs.map(() => []),
  );
  expect(new Set(docs.map(({ authorId }) => authorId))).toEqual(new Set(['Studio']));
  const log = await database.queries.select().from(auditEntry);
  expect(log.map(({ message }) => message)).toContain("The user 'Anna' (anna) was created.");
});

test('of people, what they may do and how they sign in is read, and no more', async () => {
  await addUser('anna', 'Anna', two);
  await start();
  const { matrices, users: found } = await readPeople(database.queries);
  const roles = [{ name: 'Role of Anna', description: '', authorizations: two.toSorted() }];
  expect(matrices.get('3')).toEqual({ userType: 3, roles });
  expect(matrices.size).toBe(4);
  expect([...found.values()]).toEqual([expect.objectContaining({ id: 'anna', roleNames: ['Role of Anna'] })]);
  expect(Object.keys(found.get('anna') ?? {})).toEqual([
    'id',
    'username',
    'ssoSubject',
    'userType',
    'roleNames',
  ]);
});

test('a second start changes nothing, and does not restore a removed user', async () => {
  await addUser('anna', 'Anna', two);
  await addUser('boss', 'Boss', former);
  await start();
  await database.queries.delete(document).where(sql`kind = ${kindNames.user} AND name = 'anna'`);
  const before = await database.queries.select().from(document).orderBy(asc(document.id));
  await start();
  expect(await database.queries.select().from(document).orderBy(asc(document.id))).toEqual(before);
});

test('a user who comes later shares the role with the same permissions, and a name is given once', async () => {
  await addUser('anna', 'Anna', two);
  await start();
  await addUser('berta', 'Berta', two);
  await addUser('other', 'Anna', ['MANAGE_RULES']);
  await start();
  const { matrices, users: found } = await readPeople(database.queries);
  expect(
    matrices
      .get('3')
      ?.roles.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Role of Anna', 'Role of Anna (2)']);
  expect(found.get('berta')?.roleNames).toEqual(['Role of Anna']);
  expect(found.get('other')?.roleNames).toEqual(['Role of Anna (2)']);
});

test('a database without users has no permissions', async () => {
  await start();
  expect(await database.queries.select().from(document)).toEqual([]);
});
