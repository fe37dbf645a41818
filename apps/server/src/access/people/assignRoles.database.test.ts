import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../../kinds/registry.ts';
import { userKind } from '../../kinds/user/userKind.ts';
import { rightsRefusal } from '../../operations/lockout.ts';
import type { Database } from '../../store/Database.ts';
import { findDocument } from '../../store/findDocuments.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { runTransaction } from '../../store/runTransaction.ts';
import { appUser, auditEntry, history } from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { commandLineAuthor } from '../ownAuthors.ts';
import { allPermissions, authorizationsFor } from '../permissions.ts';
import { Users } from '../Users.ts';
import { addAdministrator } from './addAdministrator.ts';
import { addUser, type RightsChange, type Roles, setRoles } from './assignRoles.ts';
import { ensurePeople } from './ensurePeople.ts';
import { readMatrices } from './People.ts';

let database: Database;

const made = { newId: randomUUID, time: 5, authorId: 'admin' };
const person = (id: string) => ({ id, username: id, name: id, emailAddress: null, ssoSubject: null });
const administrator: Roles = { userType: 3, roleNames: ['Administrator'] };
const none: Roles = { userType: 3, roleNames: [] };

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: [...registry.kinds.keys()], seed: async () => undefined });
  await runTransaction(database.queries, async (tx) => {
    await new Users(tx).add({ ...person('admin'), permissions: [], passwordHash: 'hash' });
    await addAdministrator(tx, person('admin'), made);
  });
}, 120_000);

afterAll(() => database.close());

function add(id: string, roles: Roles): Promise<void> {
  return runTransaction(database.queries, async (tx) => {
    await new Users(tx).add({ ...person(id), permissions: [], passwordHash: 'hash' });
    await addUser(tx, person(id), roles, made);
  });
}

function set(id: string, roles: Roles): Promise<void> {
  return runTransaction(database.queries, (tx) => {
    const isRefused = (change: RightsChange) => rightsRefusal(tx, change, { singleSignOn: false });
    return setRoles(tx, id, roles, { ...made, isRefused });
  });
}

async function held(id: string) {
  const [user] = await database.queries.select().from(appUser).where(eq(appUser.id, id));
  return user?.permissions;
}

test('a user is added with roles, given others, and may do what these allow', async () => {
  await add('anna', administrator);
  expect(await held('anna')).toEqual(allPermissions.toSorted());
  await set('anna', none);
  expect(await held('anna')).toEqual([]);
  const before = await database.queries.select().from(history);
  await set('anna', none);
  expect(await database.queries.select().from(history)).toEqual(before);
});

test('an administrator has all that the system may have, so that none of it is out of reach', async () => {
  const matrices = await readMatrices(database.queries);
  const roles = matrices.get('3')?.roles.map(({ name, authorizations }) => ({ name, authorizations }));
  expect(roles).toEqual([{ name: 'Administrator', authorizations: authorizationsFor(3) }]);
});

test('a role of another user type, or of none, is refused with those that there are, and no user is added', async () => {
  const message = "The user type Underwriting has no role 'Administrator'. It has none.";
  await expect(add('berta', { ...administrator, userType: 4 })).rejects.toThrow(message);
  expect(await held('berta')).toBeUndefined();
  const there = "The user type System has no role 'Nothing'. There are: Administrator.";
  await expect(set('anna', { userType: 3, roleNames: ['Nothing'] })).rejects.toThrow(there);
  await expect(set('nobody', none)).rejects.toThrow("There is no user 'nobody'.");
});

test('the last one who can manage permissions and sign in keeps their roles', async () => {
  await expect(set('admin', none)).rejects.toThrow('No user would be left who can sign in and holds');
  expect(await held('admin')).toEqual(allPermissions.toSorted());
  await set('anna', administrator);
  await database.queries.update(appUser).set({ passwordHash: null }).where(eq(appUser.id, 'anna'));
  await expect(set('admin', none)).rejects.toThrow('No user would be left who can sign in and holds');
  await database.queries.update(appUser).set({ passwordHash: 'hash' }).where(eq(appUser.id, 'anna'));
  await set('admin', none);
  expect([await held('admin'), await held('anna')]).toEqual([[], allPermissions.toSorted()]);
});

test('a name of the sign-in is that of one user, and roles of one leave the others as they are', async () => {
  const write = (id: string, extra: object) =>
    runTransaction(database.queries, async (tx) => {
      const user = { ...person(id), ...extra };
      await addUser(tx, user, none, made);
    });
  await write('carla', { ssoSubject: 'Carla' });
  await expect(write('carl', { username: 'carla' })).rejects.toMatchObject({
    failure: { message: "The users 'carl' and 'carla' would have the same username, 'carla'." },
  });
  await expect(write('carl', { ssoSubject: 'Carla' })).rejects.toMatchObject({
    failure: { message: "The users 'carl' and 'carla' would have the same single sign-on subject, 'Carla'." },
  });
  // A value that no document explains shows that the user was not looked at.
  await database.queries.update(appUser).set({ cellPhoneNumber: 'kept' }).where(eq(appUser.id, 'carla'));
  await set('admin', administrator);
  await set('anna', none);
  const [carla] = await database.queries.select().from(appUser).where(eq(appUser.id, 'carla'));
  expect(carla).toMatchObject({ ssoSubject: 'Carla', cellPhoneNumber: 'kept' });
});

test('programs write as the command line, which is no user, and not as somebody who did nothing', async () => {
  await runTransaction(database.queries, async (tx) => {
    const options = { ...made, authorId: await commandLineAuthor(tx), isRefused: async () => null };
    await setRoles(tx, 'anna', administrator, options);
    await setRoles(tx, 'anna', none, options);
    await ensurePeople(tx, made);
  });
  const [entry] = await database.queries.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  expect([entry?.userName, entry?.message]).toEqual(['Command line', "The user 'anna' was updated."]);
  expect(await findDocument(database.queries, userKind, 'Command line')).toBeNull();
  expect(await held('Command line')).toEqual([]);
});
