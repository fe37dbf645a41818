import type { AuthorizationKey } from '@studio/api';
import { type RoleDoc, roleKind } from '../../kinds/role/roleKind.ts';
import { type UserDoc, userKind } from '../../kinds/user/userKind.ts';
import type { Queries } from '../../store/Database.ts';
import { findProperties } from '../../store/findProperties.ts';

const roleKeys = ['name', 'authorizations'] as const;
const userKeys = ['id', 'username', 'ssoSubject', 'roleNames'] as const;

/** What a role allows. */
export type RoleRights = Pick<RoleDoc, (typeof roleKeys)[number]>;
/** How a user signs in, and may do what. */
export type UserAccess = Pick<UserDoc, (typeof userKeys)[number]>;

/** Who there is and may do what, by names of roles and ids of users. */
export interface People {
  roles: ReadonlyMap<string, RoleRights>;
  users: ReadonlyMap<string, UserAccess>;
}

/** The people of the store, some hundred at a time. */
export async function readPeople(queries: Queries): Promise<People> {
  const roles = await findProperties(queries, roleKind, roleKeys);
  const users = await findProperties(queries, userKind, userKeys);
  return {
    roles: new Map(roles.map(({ name, doc }) => [name, doc])),
    users: new Map(users.map(({ name, doc }) => [name, doc])),
  };
}

/** What a user may do: all that the user's roles allow. Roles that are gone allow nothing. */
export function rightsOf(
  { roles }: People,
  { roleNames }: Pick<UserAccess, 'roleNames'>,
): Set<AuthorizationKey> {
  return new Set(roleNames.flatMap((name) => roles.get(name)?.authorizations ?? []));
}

/**
 * The permissions that come in when people change: what a role allows that it did not, what a user may do who could not, and
 * all that users may do who sign in under another name than before, for they may be somebody else.
 */
export function grantedPermissions(before: People, after: People): Set<AuthorizationKey> {
  const keys = new Set<AuthorizationKey>();
  for (const [name, role] of after.roles) {
    const had = new Set(before.roles.get(name)?.authorizations);
    for (const key of role.authorizations) if (!had.has(key)) keys.add(key);
  }
  for (const [id, user] of after.users) {
    const known = before.users.get(id);
    const isSame = known?.username === user.username && known.ssoSubject === user.ssoSubject;
    const had = known && isSame ? rightsOf(before, known) : new Set();
    for (const key of rightsOf(after, user)) if (!had.has(key)) keys.add(key);
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
