import type { AuthorizationKey } from '@studio/api';
import {
  matrixName,
  type PermissionDoc,
  permissionKind,
  type Role,
} from '../../kinds/permission/permissionKind.ts';
import type { UserDoc } from '../../kinds/user/UserDoc.ts';
import { userKind } from '../../kinds/user/userKind.ts';
import type { Queries } from '../../store/Database.ts';
import { findProperties } from '../../store/findProperties.ts';
import { isConsoleKey, isGivenByHolders } from '../permissions.ts';
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

/** Keys of all that a user's roles allow, in the console and in other products. Roles that are gone allow nothing. */
export function authorizationsOf(
  { matrices }: Pick<People, 'matrices'>,
  { userType, roleNames }: Pick<UserAccess, 'userType' | 'roleNames'>,
): Set<string> {
  const roles = matrices.get(String(userType))?.roles ?? [];
  const held = roles.filter(({ name }) => roleNames.includes(name));
  return new Set(held.flatMap(({ authorizations }) => authorizations));
}

/** The same as far as the console is concerned. */
export function rightsOf(...of: Parameters<typeof authorizationsOf>): Set<AuthorizationKey> {
  return new Set([...authorizationsOf(...of)].filter(isConsoleKey));
}

/**
 * The authorizations that come in when people change: what a role allows that it did not, what a user may do who could not, and
 * all that users may do who sign in under another name than before, for they may be somebody else.
 */
export function grantedPermissions(before: People, after: People): Set<string> {
  const keys = grantedByRoles(before, after);
  for (const [id, user] of after.users) {
    const known = before.users.get(id);
    const isSame = known?.username === user.username && known.ssoSubject === user.ssoSubject;
    const had = known && isSame ? authorizationsOf(before, known) : new Set();
    for (const key of authorizationsOf(after, user)) if (!had.has(key)) keys.add(key);
  }
  return keys;
}

/** The authorizations that roles allow and did not allow before. Users gain no others while their own roles stay the same. */
export function grantedByRoles(...change: Parameters<typeof addedToRoles>): Set<string> {
  return new Set(addedToRoles(...change).flatMap(({ keys }) => keys));
}

/** What a role allows that it did not allow before. */
interface AddedToRole {
  userType: UserType;
  role: string;
  /** Of authorizations. */
  keys: readonly string[];
}

/** The roles that allow more than before. */
export function addedToRoles(
  before: Pick<People, 'matrices'>,
  after: Pick<People, 'matrices'>,
): readonly AddedToRole[] {
  return [...after.matrices].flatMap(([matrix, { userType, roles }]) => {
    const former = new Map(before.matrices.get(matrix)?.roles.map((role) => [role.name, role]));
    return roles.flatMap(({ name: role, authorizations }) => {
      const had = new Set(former.get(role)?.authorizations);
      const keys = authorizations.filter((key) => !had.has(key));
      return keys.length === 0 ? [] : [{ userType, role, keys }];
    });
  });
}

/**
 * The first of some authorizations that a user must not give, as they do not have it: of the console, if there is one; null when there is none.
 * @param author.holds whether they have an authorization
 */
export function firstWithheld(
  given: Iterable<string>,
  { userType, holds }: { userType: UserType; holds: (key: string) => boolean },
): string | null {
  const withheld = [...given].filter((key) => isGivenByHolders(key, userType) && !holds(key)).toSorted();
  return withheld.find(isConsoleKey) ?? withheld[0] ?? null;
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
