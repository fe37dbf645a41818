import { randomUUID } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAuthors } from '../../access/ownAuthors.ts';
import { readPeople } from '../../access/people/People.ts';
import type { Database, Queries } from '../../store/Database.ts';
import { readMigrations } from '../../store/migrations.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { appUser, document, reference, session } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { registry } from '../registry.ts';
import { user } from '../testing/documents.ts';
import { ensureMatrices } from './ensureMatrices.ts';

/** A database of the version before, in which roles were documents of their own. */
let database: Database;

const kinds = [...registry.kinds.keys()];
const roles = [
  {
    name: 'Administrator',
    userType: 3,
    description: 'All',
    authorizations: ['MANAGE_PERMISSIONS', 'MANAGE_RULES'],
  },
  { name: 'Reader', userType: 1, description: '', authorizations: ['VIEW_CONFIG_DETAILED_HISTORY'] },
  { name: 'Rules', userType: 4, description: '', authorizations: ['MANAGE_RULES'] },
];
const users = { admin: ['Administrator', 'Reader'], anna: ['Rules', 'Reader'], emil: [] };

/** As the version before wrote them; its users had no type. */
async function fillAsBefore(tx: Queries): Promise<void> {
  const formerRole = {
    ...registry.moduleOf('User').kind,
    ...{ name: 'Role', nameOf: nameIn('name'), referencesOf: () => [], afterWrites: async () => undefined },
  };
  const formerUser = {
    ...registry.moduleOf('User').kind,
    referencesOf: referencesToRoles,
    afterWrites: async () => undefined,
  };
  await tx.insert(appUser).values(
    Object.keys(users).map((id) => ({
      ...{ id, username: id, name: `User ${id}`, permissions: permissionsOf(id), passwordHash: 'hash' },
    })),
  );
  const made = { action: 'create', before: null, version: 1, authorId: 'admin', time: 1 } as const;
  await recordChanges(tx, [
    ...(await Promise.all(
      roles.map(async (after) => ({
        ...{ ...made, kind: formerRole, id: after.name, after, revision: await nextRevision(tx, 'Role') },
      })),
    )),
    ...(await Promise.all(
      Object.entries(users).map(async ([id, roleNames]) => {
        const { userType: _, ...rest } = user(id);
        const after = { ...rest, username: id, emailAddress: null, roleNames };
        return {
          ...made,
          kind: formerUser,
          id: `doc ${id}`,
          after,
          revision: await nextRevision(tx, 'User'),
        };
      }),
    )),
  ]);
}

const nameIn = (property: string) => (doc: Readonly<Record<string, unknown>>) => String(doc[property]);

function referencesToRoles({ roleNames }: Readonly<Record<string, unknown>>) {
  return (roleNames as string[]).map((toName) => ({
    ...{ part: '', toKind: 'Role', toName, toPart: '', pointer: '/roleNames/0' },
  }));
}

function permissionsOf(id: string) {
  const held = roles.filter(({ name }) => users[id as keyof typeof users].some((each) => each === name));
  return [...new Set(held.flatMap(({ authorizations }) => authorizations))].toSorted() as never[];
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  const migrations = (await readMigrations()).filter(({ name }) => name < '0025');
  await prepareDatabase(database, { kinds: ['Role', ...kinds], seed: fillAsBefore, migrations });
  const known = { clientId: 'c', loginType: 'password', tokenHash: 't', expiresAt: 9, openedAt: 1 } as const;
  await database.queries.insert(session).values({ id: 's', userId: 'anna', ...known });
}, 120_000);

afterAll(() => database.close());

const start = () =>
  prepareDatabase(database, {
    kinds,
    seed: (tx) => ensureMatrices(tx, { newId: randomUUID, time: 2 }),
  });

test('roles become parts of the permissions of their type, and everybody may do what they could, in open sessions, too', async () => {
  const before = await database.queries.select().from(appUser).orderBy(appUser.id);
  expect(before.map(({ permissions }) => permissions.length)).toEqual([3, 2, 0]);
  await start();
  const isUser = ne(appUser.id, ownAuthors.release);
  expect(await database.queries.select().from(appUser).where(isUser).orderBy(appUser.id)).toEqual(before);
  const { matrices, users: people } = await readPeople(database.queries);
  const named = [...matrices].map(([name, matrix]) => [name, ...matrix.roles.map((role) => role.name)]);
  expect(named.toSorted()).toEqual([
    ['1', 'Reader'],
    ['2'],
    ['3', 'Administrator', 'Reader'],
    ['4', 'Reader', 'Rules'],
  ]);
  expect(matrices.get('3')?.roles[0]).toEqual({
    ...{ name: 'Administrator', description: 'All', authorizations: ['MANAGE_PERMISSIONS', 'MANAGE_RULES'] },
  });
  expect([...people.values()].map(({ id, userType }) => [id, userType]).toSorted()).toEqual([
    ['admin', 3],
    ['anna', 4],
    ['emil', 3],
  ]);
  const docs = await database.queries.select().from(document);
  expect(docs.flatMap(({ kind, doc }) => registry.moduleOf(kind).kind.validate(doc).violations)).toEqual([]);
  const made = docs.filter(({ time }) => time === 2);
  expect(new Set(made.map(({ authorId }) => authorId))).toEqual(new Set(['Studio']));
  expect(await database.queries.select().from(session)).toHaveLength(1);
});

test('users refer to the roles where they are now, and the history of the former ones stays', async () => {
  const found = await database.queries.select().from(reference);
  expect(new Set(found.map(({ toKind }) => toKind))).toEqual(new Set(['Permission']));
  const former = await database.queries.execute(
    sql`SELECT count(*)::int AS count FROM history WHERE kind = 'Role'`,
  );
  expect(JSON.stringify(former)).toContain('"count":3');
});

test('a second start changes nothing', async () => {
  const before = await database.queries.select().from(document).where(eq(document.kind, 'Permission'));
  await start();
  expect(await database.queries.select().from(document).where(eq(document.kind, 'Permission'))).toEqual(
    before,
  );
});
