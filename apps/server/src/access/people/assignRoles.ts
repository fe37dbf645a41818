import type { AuthorizationKey } from '@studio/api';
import { matrixName } from '../../kinds/permission/permissionKind.ts';
import { type UserDoc, userKind } from '../../kinds/user/userKind.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocument } from '../../store/findDocuments.ts';
import { userTypeNames } from '../userTypes.ts';
import { addPeople, userDoc } from './addPeople.ts';
import { type People, readMatrices, rightsOf } from './People.ts';

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

/** What a user may do in the console, before and after their roles change. */
export interface RightsChange {
  userId: string;
  before: ReadonlySet<AuthorizationKey>;
  after: ReadonlySet<AuthorizationKey>;
}

/** Gives a user whom the sign-in knows already a document with some roles. @throws when the user type has no such role */
export async function addUser(
  tx: Queries,
  user: NewUser,
  roles: Roles,
  { newId, time, authorId }: WriteOptions,
): Promise<void> {
  refuseUnknownRoles(await readMatrices(tx), roles);
  const nowhere = { phoneNumber: null, cellPhoneNumber: null, faxNumber: null, organizationId: null };
  const origin = { lastModifiedById: authorId, timeLastModified: time };
  const users = [{ ...userDoc({ ...user, ...nowhere }, roles), ...origin }];
  await addPeople(tx, { matrices: [], users }, newId);
}

/**
 * Gives a user these roles in the place of those that they have; nothing is written when they have just those. No other user is read.
 * @param options.isRefused says why the user's rights must not change so; null when they may
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
  }: WriteOptions & { isRefused: (change: RightsChange) => Promise<string | null> },
): Promise<void> {
  const matrices = await readMatrices(tx);
  refuseUnknownRoles(matrices, roles);
  const stored = await findDocument(tx, userKind, userId);
  if (stored === null) throw new Error(`There is no user '${userId}'.`);
  if (stored.doc.userType === roles.userType && isSame(stored.doc.roleNames, roles.roleNames)) return;
  const [before, after] = [rightsOf({ matrices }, stored.doc), rightsOf({ matrices }, roles)];
  const refusal = await isRefused({ userId, before, after });
  if (refusal !== null) throw new Error(refusal);
  const origin = { lastModifiedById: authorId, timeLastModified: time };
  await addPeople(tx, { matrices: [], users: [{ ...userDoc(stored.doc, roles), ...origin }] }, newId);
}

function refuseUnknownRoles(matrices: People['matrices'], { userType, roleNames }: Roles): void {
  const known = (matrices.get(matrixName(userType))?.roles ?? []).map(({ name }) => name);
  const unknown = roleNames.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const there = known.length === 0 ? 'It has none.' : `There are: ${known.join(', ')}.`;
  throw new Error(`The user type ${userTypeNames[userType]} has no role '${unknown}'. ${there}`);
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}
