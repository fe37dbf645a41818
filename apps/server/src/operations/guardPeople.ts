import type { AuthorizationKey } from '@studio/api';
import { and, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { RightsChange } from '../access/people/assignRoles.ts';
import {
  findTwins,
  grantedPermissions,
  type People,
  readPeople,
  rightsOf,
  type UserAccess,
} from '../access/people/People.ts';
import { permissionNames } from '../access/permissions.ts';
import { missingPermission } from '../http/problems.ts';
import type { PermissionDoc } from '../kinds/permission/permissionKind.ts';
import { permissionModule } from '../kinds/permission/permissionModule.ts';
import { userModule } from '../kinds/user/userModule.ts';
import type { RestorePlan } from '../restore/RestorePlan.ts';
import type { Queries } from '../store/Database.ts';
import { appUser } from '../store/schema.ts';

/** Without a user who holds these the others could never be restored. */
const lockoutPermissions: readonly AuthorizationKey[] = [
  'MANAGE_PERMISSIONS',
  'MODIFY_CONFIG_BACKUP_RESTORE',
];

const refusalOfLockout = `No user would be left who can sign in and holds ${permissionNames(lockoutPermissions)}.`;

/**
 * Holds what a restore would make of permissions and users against what the one who restores may do. Throws a problem when it
 * brings in a permission that they lack; refuses twins at the sign-in, and a state in which no user can manage them.
 * @param options.singleSignOn whether users can sign in without a password
 */
export function guardPeople(
  permissions: readonly AuthorizationKey[],
  { singleSignOn }: { singleSignOn: boolean },
) {
  return async (queries: Queries, plan: RestorePlan): Promise<void> => {
    if (!touchesPeople(plan)) return;
    const before = await readPeople(queries);
    const after = planned(before, plan);
    const foreign = [...grantedPermissions(before, after)]
      .toSorted()
      .find((key) => !permissions.includes(key));
    if (foreign !== undefined) throw missingPermission(foreign);
    const refuse = (message: string) =>
      plan.refusals.add({ message, position: null, section: userModule.section.name, name: null });
    const twins = findTwins(after);
    if (twins) {
      const [one, other] = twins.ids;
      refuse(`The users '${one}' and '${other}' would have the same ${twins.what}, '${twins.value}'.`);
    }
    const left = await lockoutRefusal(queries, after, { singleSignOn });
    if (left !== null) refuse(left);
  };
}

/** Why people must not become those: none of them could ever manage permissions; null when one can. */
export async function lockoutRefusal(
  queries: Queries,
  people: People,
  { singleSignOn }: { singleSignOn: boolean },
): Promise<string | null> {
  return (await isAnybodyLeft(queries, people, singleSignOn)) ? null : refusalOfLockout;
}

/** The same of the people whom the database has now, of whom no more are read than it takes to find one who is left. */
export async function currentLockoutRefusal(
  queries: Queries,
  { singleSignOn }: { singleSignOn: boolean },
): Promise<string | null> {
  return (await isHolderThere(queries, { except: null, singleSignOn })) ? null : refusalOfLockout;
}

/** Why a user's rights must not change so: no user would be left who can manage permissions; null when they may. */
export async function rightsRefusal(
  queries: Queries,
  { userId, before, after }: RightsChange,
  { singleSignOn }: { singleSignOn: boolean },
): Promise<string | null> {
  const isHolder = (rights: RightsChange['before']) => lockoutPermissions.every((key) => rights.has(key));
  if (!isHolder(before) || isHolder(after)) return null;
  return (await isHolderThere(queries, { except: userId, singleSignOn })) ? null : refusalOfLockout;
}

/** Whether a user can sign in and holds all of the permissions, as sessions know users. */
async function isHolderThere(
  queries: Queries,
  { except, singleSignOn }: { except: string | null; singleSignOn: boolean },
): Promise<boolean> {
  const { id, username, passwordHash, ssoSubject, permissions } = appUser;
  const isNamed = isNotNull(username);
  const canSignIn = singleSignOn ? or(isNamed, isNotNull(ssoSubject)) : and(isNamed, isNotNull(passwordHash));
  const holds = sql`${permissions}::jsonb @> ${JSON.stringify(lockoutPermissions)}::jsonb`;
  const found = await queries
    .select({ id })
    .from(appUser)
    .where(and(except === null ? undefined : ne(id, except), canSignIn, holds))
    .limit(1);
  return found.length > 0;
}

function sectionsOf({ sections }: RestorePlan, kindName: string) {
  return sections.filter(({ section }) => section.kind.name === kindName);
}

function touchesPeople(plan: RestorePlan): boolean {
  return [permissionModule.kind.name, userModule.kind.name]
    .flatMap((name) => sectionsOf(plan, name))
    .some(
      ({ documents, removals }) =>
        removals.length > 0 || documents.some(({ fate }) => fate === 'added' || fate === 'updated'),
    );
}

function planned(before: People, plan: RestorePlan): People {
  return {
    matrices: applied<PermissionDoc>(before.matrices, sectionsOf(plan, permissionModule.kind.name)),
    users: applied<UserAccess>(before.users, sectionsOf(plan, userModule.kind.name)),
  };
}

/** What documents will say, by name. */
function applied<Some>(
  before: ReadonlyMap<string, Some>,
  sections: RestorePlan['sections'],
): Map<string, Some> {
  const docs = new Map(before);
  for (const { documents, removals } of sections) {
    for (const { stored } of removals) docs.delete(stored.name);
    for (const { document, after, fate } of documents) {
      // The section has checked that it is a document of its kind.
      if (fate === 'added' || fate === 'updated') docs.set(document.name, after as Some);
    }
  }
  return docs;
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
