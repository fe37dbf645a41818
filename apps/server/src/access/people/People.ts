import type { AuthorizationKey } from '@studio/api';
import {
  matrixName,
  type PermissionDoc,
  permissionKind,
  type Role,
} from '../../kinds/permission/permissionKind.ts';
import { type UserDoc, userKind } from '../../kinds/user/userKind.ts';
import type { Queries } from '../../store/Database.ts';
import { findProperties } from '../../store/findProperties.ts';
import { isConsoleKey } from '../permissions.ts';
import { type UserType, userTypes } from '../userTypes.ts';

const matrixKeys = ['userType', 'roles'] as const;
const userKeys = ['id', 'username', 'ssoSubject', 'userType', 'roleNames'] as const;

/** How a user signs in, and may do what. */
export type UserAccess = Pick<UserDoc, (typeof userKeys)[number]>;

/** Who there is and may do what, by the names of documents of permissions and ids of users. */
export interface People {
  matrices: ReadonlyMap<string, PermissionDoc>;
  users: ReadonlyMap<string, UserAccess>;
}

/** The permissions of every user type, by the names of their documents. */
export async function readMatrices(queries: Queries): Promise<People['matrices']> {
  const matrices = await findProperties(queries, permissionKind, matrixKeys);
  return new Map(matrices.map(({ name, doc }) => [name, doc]));
}

/** The people of the store, some hundred at a time. For what is asked of all of them: there may be many thousand. */
export async function readPeople(queries: Queries): Promise<People> {
  const matrices = await readMatrices(queries);
  const users = await findProperties(queries, userKind, userKeys);
  return { matrices, users: new Map(users.map(({ name, doc }) => [name, doc])) };
}

/**
 * The permissions of every user type that has none, and of one that is given more roles, as documents.
 * @param added.roles those that are new; none change nothing but what is missing
 */
export function withRoles(
  { matrices }: Pick<People, 'matrices'>,
  added: { userType: UserType; roles: readonly Role[] },
): PermissionDoc[] {
  const { userType, roles } = added;
  const written = userTypes.filter(
    (type) => !matrices.has(matrixName(type)) || (type === userType && roles.length > 0),
  );
  return written.map((type) => ({
    userType: type,
    roles: [...(matrices.get(matrixName(type))?.roles ?? []), ...(type === userType ? roles : [])],
  }));
}

/** What a user may do in the console: all that the user's roles allow. Roles that are gone allow nothing. */
export function rightsOf(
  { matrices }: Pick<People, 'matrices'>,
  { userType, roleNames }: Pick<UserAccess, 'userType' | 'roleNames'>,
): Set<AuthorizationKey> {
  const roles = matrices.get(String(userType))?.roles ?? [];
  const held = roles.filter(({ name }) => roleNames.includes(name));
  return new Set(held.flatMap(({ authorizations }) => authorizations.filter(isConsoleKey)));
}

/**
 * The permissions of the console that come in when people change: what a role allows that it did not, what a user may do who could not, and
 * all that users may do who sign in under another name than before, for they may be somebody else.
 */
export function grantedPermissions(before: People, after: People): Set<AuthorizationKey> {
  const keys = grantedByRoles(before, after);
  for (const [id, user] of after.users) {
    const known = before.users.get(id);
    const isSame = known?.username === user.username && known.ssoSubject === user.ssoSubject;
    const had = known && isSame ? rightsOf(before, known) : new Set();
    for (const key of rightsOf(after, user)) if (!had.has(key)) keys.add(key);
  }
  return keys;
}

/** The permissions of the console that roles allow and did not allow before. Users gain no others while their own roles stay the same. */
export function grantedByRoles(
  before: Pick<People, 'matrices'>,
  after: Pick<People, 'matrices'>,
): Set<AuthorizationKey> {
  const keys = new Set<AuthorizationKey>();
  for (const [matrix, { roles }] of after.matrices) {
    const former = new Map(before.matrices.get(matrix)?.roles.map((role) => [role.name, role]));
    for (const { name, authorizations } of roles) {
      const had = new Set(former.get(name)?.authorizations);
      for (const key of authorizations.filter(isConsoleKey)) if (!had.has(key)) keys.add(key);
    }
  }
  return keys;
}

/** Two users with a name of the sign-in that only one can have. */
export interface Twins {
  ids: [string, string];
  what: 'username' | 'single sign-on subject';
  value: string;
}

/** The first users who would be known by the same name to the sign-in; null when there are none. */
export function findTwins({ users }: People): Twins | null {
  const known = new Map<string, string>();
  for (const [id, { username, ssoSubject }] of users) {
    const names = [
      ['username', username],
      ['single sign-on subject', ssoSubject],
    ] as const;
    for (const [what, value] of names) {
      if (value === null) continue;
      const other = known.get(`${what} ${value}`);
      if (other !== undefined) return { ids: [other, id], what, value };
      known.set(`${what} ${value}`, id);
    }
  }
  return null;
}
