import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PermissionDoc, permissionKind } from '../../kinds/permission/permissionKind.ts';
import { registry } from '../../kinds/registry.ts';
import type { UserDoc } from '../../kinds/user/UserDoc.ts';
import { userKind } from '../../kinds/user/userKind.ts';
import { userModule } from '../../kinds/user/userModule.ts';
import type { Database } from '../../store/Database.ts';
import { DocumentStore } from '../../store/DocumentStore.ts';
import type { Kind } from '../../store/Kind.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { appUser, auditEntry, document, history, reference, session } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { commandLineAuthor, isOwnAuthor, ownAuthors, releaseAuthor } from '../ownAuthors.ts';

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

/** Permissions of underwriters, by the names of their roles. */
function matrix(roles: Readonly<Record<string, string[]>>): PermissionDoc {
  const made = Object.entries(roles).map(([name, authorizations]) => ({
    name,
    description: '',
    authorizations,
  }));
  return { userType: 4, roles: made };
}

function become(roles: Readonly<Record<string, string[]>>) {
  return store.update(permissionKind, '4', { ...change, change: () => matrix(roles) });
}

function user(id: string, roleNames: string[], extra: Partial<UserDoc> = {}): UserDoc {
  const numbers = { phoneNumber: null, cellPhoneNumber: null, faxNumber: null };
  const rest = { name: id, emailAddress: null, organizationId: null, ssoSubject: null, userType: 4 as const };
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

test('a user holds what the roles of their type allow together in the console, and keeps password and session when that changes', async () => {
  const two = ['MANAGE_FORMS', 'MANAGE_RULES'];
  const roles = { One: ['BIND_COVERAGE', 'MANAGE_DATASETS', 'MANAGE_RULES'], Two: two };
  await store.create(permissionKind, matrix(roles), write);
  const others = { userType: 3, roles: matrix({ One: ['MANAGE_PERMISSIONS'] }).roles } as const;
  await store.create(permissionKind, others, write);
  await store.create(userKind, user('anna', ['One', 'Two'], { emailAddress: 'a@example.com' }), write);
  expect(await known('anna')).toMatchObject({
    ...{ username: 'anna', emailAddress: 'a@example.com', passwordHash: null },
    permissions: ['MANAGE_DATASETS', 'MANAGE_FORMS', 'MANAGE_RULES'],
  });
  await database.queries.update(appUser).set({ passwordHash: 'hash' }).where(eq(appUser.id, 'anna'));
  await signIn('anna');
  await become({ One: [], Two: two });
  const [permissions, passwordHash] = [['MANAGE_FORMS', 'MANAGE_RULES'], 'hash'];
  expect(await known('anna')).toMatchObject({ permissions, passwordHash });
  expect(await signedIn()).toEqual(['anna']);
  const log = await database.queries.select().from(auditEntry);
  expect(log.map(({ message }) => message)).toContain(
    "The permission matrix 'Underwriting' (4) was updated.",
  );
});

test('a role in use stays, and a missing one is given to no user', async () => {
  await store.create(permissionKind, matrix({ One: ['MANAGE_RULES'] }), write);
  await store.create(userKind, user('anna', ['One']), write);
  const [reason, parts] = ['partsReferenced', new Map([['One', 1]])];
  await expect(become({ First: ['MANAGE_RULES'] })).rejects.toMatchObject({ failure: { reason, parts } });
  expect((await known('anna'))?.permissions).toEqual(['MANAGE_RULES']);
  const removal = store.remove(permissionKind, '4', { ...change, isForced: true });
  await expect(removal).rejects.toMatchObject({ failure: { reason: 'required' } });
  for (const unknown of [user('berta', ['Two']), user('berta', ['One'], { userType: 3 })]) {
    const made = store.create(userKind, unknown, write);
    await expect(made).rejects.toMatchObject({ failure: { reason: 'invalid' } });
  }
});

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

test.each(Object.values(ownAuthors))(
  "'%s' is an author and no user: its id is refused in a new user and in a file",
  async (id) => {
    await commandLineAuthor(database.queries);
    await releaseAuthor(database.queries);
    const doc = user(id, [], { username: 'anna' });
    const message = `The id '${id}' is reserved for what no user does: give the user another one.`;
    const violations = [{ pointer: '/id', message }];
    const made = store.create(userKind, doc, write);
    await expect(made).rejects.toMatchObject({ failure: { reason: 'invalid', violations } });
    expect(userModule.section?.check({ ...doc })).toMatchObject({ violations, doc: null });
    expect(await known(id)).toMatchObject({ username: null, permissions: [] });
  },
);

test('a user who had the id of such an author before it was reserved is not named for what programs do', async () => {
  const doc = user('Command line', [], { username: 'anna' });
  const revision = await nextRevision(database.queries, userKind.name);
  const made = { id: 'x', action: 'create', before: null, after: doc, version: 1, revision } as const;
  const kind = userKind as unknown as Kind;
  await recordChanges(database.queries, [{ ...made, kind, authorId: 'author', time: 1 }]);
  const author = await commandLineAuthor(database.queries);
  expect(author).toBe('Command line (not a user)');
  expect(isOwnAuthor(author)).toBe(true);
  expect(await known(author)).toMatchObject({ name: 'Command line', username: null, permissions: [] });
  expect(await known('Command line')).toMatchObject({ username: 'anna' });
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
