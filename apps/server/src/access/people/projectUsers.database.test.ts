import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registry } from '../../kinds/registry.ts';
import { type RoleDoc, roleKind } from '../../kinds/role/roleKind.ts';
import { type UserDoc, userKind } from '../../kinds/user/userKind.ts';
import type { Database } from '../../store/Database.ts';
import { DocumentStore } from '../../store/DocumentStore.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { appUser, auditEntry, document, history, reference, session } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';

let database: Database;
let store: DocumentStore;

const write = { authorId: 'author' };
const change = { ...write, matches: () => true };

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  const { queries } = database;
  store = new DocumentStore({ queries, kinds: registry.kinds, clock: () => 1, newId: randomUUID });
}, 120_000);

beforeEach(async () => {
  for (const table of [document, reference, history, appUser, auditEntry])
    await database.queries.delete(table);
  await database.queries.insert(appUser).values({ id: 'author', name: 'Author', permissions: [] });
});

afterAll(() => database.close());

function role(name: string, authorizations: RoleDoc['authorizations']): RoleDoc {
  return { name, userType: 3, description: '', authorizations };
}

function user(id: string, roleNames: string[], extra: Partial<UserDoc> = {}): UserDoc {
  const numbers = { phoneNumber: null, cellPhoneNumber: null, faxNumber: null };
  const rest = { name: id, emailAddress: null, organizationId: null, ssoSubject: null };
  return { id, username: id, ...rest, ...numbers, roleNames, ...extra };
}

async function known(id: string) {
  const [found] = await database.queries.select().from(appUser).where(eq(appUser.id, id));
  return found;
}

async function signIn(userId: string): Promise<void> {
  const rest = {
    clientId: 'c',
    loginType: 'password',
    tokenHash: userId,
    expiresAt: 9,
    openedAt: 1,
  } as const;
  await database.queries.insert(session).values({ id: userId, userId, ...rest });
}

async function signedIn(): Promise<string[]> {
  return (await database.queries.select().from(session)).map(({ userId }) => userId);
}

test('a user holds what the roles allow together, and keeps password and session when that changes', async () => {
  await store.create(roleKind, role('One', ['MANAGE_DATASETS', 'MANAGE_RULES']), write);
  await store.create(roleKind, role('Two', ['MANAGE_FORMS', 'MANAGE_RULES']), write);
  await store.create(userKind, user('anna', ['One', 'Two'], { emailAddress: 'a@example.com' }), write);
  expect(await known('anna')).toMatchObject({
    ...{ username: 'anna', emailAddress: 'a@example.com', passwordHash: null },
    permissions: ['MANAGE_DATASETS', 'MANAGE_FORMS', 'MANAGE_RULES'],
  });
  await database.queries.update(appUser).set({ passwordHash: 'hash' }).where(eq(appUser.id, 'anna'));
  await signIn('anna');
  await store.update(roleKind, 'One', { ...change, change: (doc) => ({ ...doc, authorizations: [] }) });
  const [permissions, passwordHash] = [['MANAGE_FORMS', 'MANAGE_RULES'], 'hash'];
  expect(await known('anna')).toMatchObject({ permissions, passwordHash });
  expect(await signedIn()).toEqual(['anna']);
  const log = await database.queries.select().from(auditEntry);
  expect(log.map(({ message }) => message)).toContain("The role 'One' was updated.");
});

test('a renamed role is followed by its users; one in use stays', async () => {
  await store.create(roleKind, role('One', ['MANAGE_RULES']), write);
  await store.create(userKind, user('anna', ['One']), write);
  await store.update(roleKind, 'One', { ...change, change: (doc) => ({ ...doc, name: 'First' }) });
  expect((await store.get(userKind, 'anna')).doc.roleNames).toEqual(['First']);
  expect((await known('anna'))?.permissions).toEqual(['MANAGE_RULES']);
  const removal = store.remove(roleKind, 'First', { ...change, isForced: false });
  await expect(removal).rejects.toMatchObject({ failure: { reason: 'referenced', count: 1 } });
  const unknown = store.create(userKind, user('berta', ['One']), write);
  await expect(unknown).rejects.toMatchObject({ failure: { reason: 'invalid' } });
});

test('a role that more users have than one short transaction rewrites is renamed, and all of them may do what it allows now', async () => {
  await store.create(roleKind, role('One', ['MANAGE_RULES']), write);
  const many = Array.from({ length: 201 }, (_, index) => user(`user ${index}`, ['One']));
  for (const each of many) await store.create(userKind, each, write);
  const renamed = role('First', ['MANAGE_FORMS']);
  await store.update(roleKind, 'One', { ...change, change: () => renamed });
  expect((await store.get(userKind, 'user 200')).doc.roleNames).toEqual(['First']);
  const held = await database.queries.select().from(appUser).where(eq(appUser.username, 'user 200'));
  expect(held).toMatchObject([{ permissions: ['MANAGE_FORMS'] }]);
}, 120_000);

test('who is removed stays as an author, and is signed out for good', async () => {
  await store.create(userKind, user('anna', [], { ssoSubject: 'subject' }), write);
  await signIn('anna');
  await store.remove(userKind, 'anna', { ...change, isForced: false });
  expect(await known('anna')).toMatchObject({
    username: null,
    ssoSubject: null,
    name: 'anna',
    permissions: [],
  });
  expect(await signedIn()).toEqual([]);
});

test('a username is given once, and may pass from one user to another', async () => {
  await store.create(userKind, user('anna', []), write);
  await store.create(userKind, user('berta', []), write);
  const twin = store.create(userKind, user('carl', [], { username: 'anna' }), write);
  const message = "The users 'anna' and 'carl' would have the same username, 'anna'.";
  await expect(twin).rejects.toMatchObject({ failure: { reason: 'notAllowed', message } });
  expect(await known('carl')).toBeUndefined();
  await store.update(userKind, 'anna', { ...change, change: (doc) => ({ ...doc, username: 'anne' }) });
  await store.update(userKind, 'berta', { ...change, change: (doc) => ({ ...doc, username: 'anna' }) });
  expect([(await known('anna'))?.username, (await known('berta'))?.username]).toEqual(['anne', 'anna']);
});
