import type { AuthorizationKey } from '@studio/api';
import {
  addedToRoles,
  authorizationsOf,
  findTwins,
  firstWithheld,
  grantedPermissions,
  type People,
  readPeople,
  rightsOf,
  type UserAccess,
} from '../access/people/People.ts';
import { isConsoleKey, isForType, permissionNames } from '../access/permissions.ts';
import { type UserType, userTypeNames } from '../access/userTypes.ts';
import { missingPermission } from '../http/problems.ts';
import type { PermissionDoc } from '../kinds/permission/permissionKind.ts';
import { permissionModule } from '../kinds/permission/permissionModule.ts';
import { userModule } from '../kinds/user/userModule.ts';
import type { RestorePlan } from '../restore/RestorePlan.ts';
import type { Queries } from '../store/Database.ts';
import { lockoutRefusal } from './lockout.ts';

const refusalOfOwnLoss = `You would lose the permission ${permissionNames(['MANAGE_PERMISSIONS'])}, and could not give it back to yourself. Another user who keeps it can restore this file.`;

/** Whose authorizations are asked of somebody of whom nothing is known. */
const administrators: UserType = 3;

/** The user who restores. */
interface Restorer {
  readonly userId: string;
  readonly permissions: readonly AuthorizationKey[];
}

/**
 * Holds what a restore would make of permissions and users against what the one who restores may do. Throws a problem when it
 * brings in an authorization that they lack; refuses one that the user type of a role does not have, twins at the sign-in, that no user is
 * left who can manage permissions, and that the one who restores loses that permission.
 * @param options.singleSignOn whether users can sign in without a password
 */
export function guardPeople({ userId, permissions }: Restorer, { singleSignOn }: { singleSignOn: boolean }) {
  return async (queries: Queries, plan: RestorePlan): Promise<void> => {
    if (!touchesPeople(plan)) return;
    const before = await readPeople(queries);
    const after = planned(before, plan);
    const own = before.users.get(userId);
    const held = own ? authorizationsOf(before, own) : new Set<string>();
    const foreign = firstWithheld(grantedPermissions(before, after), {
      userType: own?.userType ?? administrators,
      holds: (key) => (isConsoleKey(key) ? permissions.includes(key) : held.has(key)),
    });
    if (foreign !== null) throw missingPermission(foreign);
    const refuse = (message: string, section = userModule.section.name, name: string | null = null) =>
      plan.refusals.add({ message, position: null, section, name });
    for (const { userType, role, keys } of addedToRoles(before, after)) {
      const unfit = keys.filter((key) => !isForType(key, userType));
      if (unfit.length > 0) refuse(unfitText(unfit, userType, role), permissionModule.section.name, role);
    }
    const twins = findTwins(after);
    if (twins) {
      const [one, other] = twins.ids;
      refuse(`The users '${one}' and '${other}' would have the same ${twins.what}, '${twins.value}'.`);
    }
    const left = await lockoutRefusal(queries, { before, after }, { singleSignOn });
    if (left !== null) refuse(left);
    else if (mayManage(before, userId) && !mayManage(after, userId)) refuse(refusalOfOwnLoss);
  };
}

function mayManage(people: People, userId: string): boolean {
  const user = people.users.get(userId);
  return user !== undefined && rightsOf(people, user).has('MANAGE_PERMISSIONS');
}

/** Why a role of a user type must not allow some authorizations. @param role its name */
function unfitText(keys: readonly string[], userType: UserType, role: string): string {
  return `The role '${role}' would allow ${permissionNames(keys)}, which users of the type ${userTypeNames[userType]} cannot have.`;
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
