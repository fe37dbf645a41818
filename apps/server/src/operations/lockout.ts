import type { AuthorizationKey } from '@studio/api';
import { and, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { RightsChange } from '../access/people/assignRoles.ts';
import { type People, readPeople, rightsOf } from '../access/people/People.ts';
import { permissionNames } from '../access/permissions.ts';
import type { Queries } from '../store/Database.ts';
import { appUser } from '../store/schema.ts';

/** Without a user who holds these the others could never be restored. */
const lockoutPermissions: readonly AuthorizationKey[] = [
  'MANAGE_PERMISSIONS',
  'MODIFY_CONFIG_BACKUP_RESTORE',
];

const refusalOfLockout = `No user would be left who can sign in and holds ${permissionNames(lockoutPermissions)}.`;

/** Why people must not become others: none of them could ever manage permissions, and before one could; null otherwise. */
export async function lockoutRefusal(
  queries: Queries,
  { before, after }: { before: People; after: People },
  { singleSignOn }: { singleSignOn: boolean },
): Promise<string | null> {
  if (await isAnybodyLeft(queries, after, singleSignOn)) return null;
  return (await isAnybodyLeft(queries, before, singleSignOn)) ? refusalOfLockout : null;
}

/**
 * The same of permissions that were saved and of the people whom the database has now. No more of them are read than it takes to find one who
 * is left.
 * @param former the permissions before
 */
export async function savedLockoutRefusal(
  queries: Queries,
  former: People['matrices'],
  { singleSignOn }: { singleSignOn: boolean },
): Promise<string | null> {
  if ((await findHolders(queries, { singleSignOn }).limit(1)).length > 0) return null;
  const { users } = await readPeople(queries);
  return (await isAnybodyLeft(queries, { matrices: former, users }, singleSignOn)) ? refusalOfLockout : null;
}

/** Why a user's rights must not change so: no user would be left who can manage permissions; null when they may. */
export async function rightsRefusal(
  queries: Queries,
  { userId, before, after }: RightsChange,
  { singleSignOn }: { singleSignOn: boolean },
): Promise<string | null> {
  const holdsAll = (rights: RightsChange['before']) => lockoutPermissions.every((key) => rights.has(key));
  if (!holdsAll(before) || holdsAll(after)) return null;
  const others = await findHolders(queries, { except: userId, singleSignOn }).limit(1);
  return others.length > 0 ? null : refusalOfLockout;
}

/** Users who can sign in, as sessions know users. */
function canSignIn(singleSignOn: boolean) {
  const { username, passwordHash, ssoSubject } = appUser;
  const isNamed = isNotNull(username);
  return singleSignOn ? or(isNamed, isNotNull(ssoSubject)) : and(isNamed, isNotNull(passwordHash));
}

const isHolder = sql<boolean>`${appUser.permissions}::jsonb @> ${JSON.stringify(lockoutPermissions)}::jsonb`;

/** The ids of users who can sign in and hold all of the permissions. @param except the id of one who does not count */
function findHolders(
  queries: Queries,
  { except = null, singleSignOn }: { except?: string | null; singleSignOn: boolean },
) {
  const isOther = except === null ? undefined : ne(appUser.id, except);
  const which = and(isOther, canSignIn(singleSignOn), isHolder);
  return queries.select({ id: appUser.id }).from(appUser).where(which);
}

/** The ids of users who can sign in, with whether they keep others from being locked out. */
export function findSigningIn(queries: Queries, { singleSignOn }: { singleSignOn: boolean }) {
  return queries.select({ id: appUser.id, isHolder }).from(appUser).where(canSignIn(singleSignOn));
}

async function isAnybodyLeft(queries: Queries, people: People, singleSignOn: boolean): Promise<boolean> {
  const holders = [...people.users.values()].filter((user) => {
    const rights = rightsOf(people, user);
    return lockoutPermissions.every((key) => rights.has(key));
  });
  const named = holders.filter(({ username }) => username !== null);
  if (singleSignOn && (named.length > 0 || holders.some(({ ssoSubject }) => ssoSubject !== null)))
    return true;
  const ids = named.map(({ id }) => id);
  const withPassword = await queries
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(inArray(appUser.id, ids), isNotNull(appUser.passwordHash)))
    .limit(1);
  return withPassword.length > 0;
}
