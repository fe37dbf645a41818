import { matrixName } from '../../kinds/permission/permissionKind.ts';
import { type UserDoc, userKind } from '../../kinds/user/userKind.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocument } from '../../store/findDocuments.ts';
import { userTypeNames } from '../userTypes.ts';
import { addPeople, userDoc } from './addPeople.ts';
import { type People, readPeople } from './People.ts';

/** Roles of one user type. */
export type Roles = Pick<UserDoc, 'userType' | 'roleNames'>;

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
  /** The id of a user. */
  authorId: string;
}

/** Who a user is, as far as it differs from others. */
type NewUser = Pick<UserDoc, 'id' | 'username' | 'name' | 'emailAddress' | 'ssoSubject'>;

/** Gives a user whom the sign-in knows already a document with some roles. @throws when the user type has no such role */
export async function addUser(
  tx: Queries,
  user: NewUser,
  roles: Roles,
  { newId, time, authorId }: WriteOptions,
): Promise<void> {
  refuseUnknownRoles(await readPeople(tx), roles);
  const nowhere = { phoneNumber: null, cellPhoneNumber: null, faxNumber: null, organizationId: null };
  const origin = { lastModifiedById: authorId, timeLastModified: time };
  const users = [{ ...userDoc({ ...user, ...nowhere }, roles), ...origin }];
  await addPeople(tx, { matrices: [], users }, newId);
}

/**
 * Gives a user these roles in the place of those that they have; nothing is written when they have just those.
 * @param options.isRefused says of the people as they would be why they must not become that; null when they may
 * @throws when there is no such user, the user type has no such role, or it is refused
 */
export async function setRoles(
  tx: Queries,
  userId: string,
  roles: Roles,
  {
    newId,
    time,
    authorId,
    isRefused,
  }: WriteOptions & { isRefused: (people: People) => Promise<string | null> },
): Promise<void> {
  const people = await readPeople(tx);
  refuseUnknownRoles(people, roles);
  const stored = await findDocument(tx, userKind, userId);
  const known = people.users.get(userId);
  if (stored === null || known === undefined) throw new Error(`There is no user '${userId}'.`);
  if (stored.doc.userType === roles.userType && isSame(stored.doc.roleNames, roles.roleNames)) return;
  const after = { ...people, users: new Map(people.users).set(userId, { ...known, ...roles }) };
  const refusal = await isRefused(after);
  if (refusal !== null) throw new Error(refusal);
  const origin = { lastModifiedById: authorId, timeLastModified: time };
  await addPeople(tx, { matrices: [], users: [{ ...userDoc(stored.doc, roles), ...origin }] }, newId);
}

function refuseUnknownRoles({ matrices }: People, { userType, roleNames }: Roles): void {
  const known = (matrices.get(matrixName(userType))?.roles ?? []).map(({ name }) => name);
  const unknown = roleNames.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const there = known.length === 0 ? 'It has none.' : `There are: ${known.join(', ')}.`;
  throw new Error(`The user type ${userTypeNames[userType]} has no role '${unknown}'. ${there}`);
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}
