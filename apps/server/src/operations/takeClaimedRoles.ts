import { setRoles } from '../access/people/assignRoles.ts';
import { type People, readPeople } from '../access/people/People.ts';
import type { User } from '../access/Users.ts';
import type { AuditLog } from '../audit/AuditLog.ts';
import { claimedRolesRefused } from '../audit/events.ts';
import { matrixName } from '../kinds/permission/permissionKind.ts';
import type { ServerOptions } from '../ServerOptions.ts';
import type { Queries } from '../store/Database.ts';
import { lockAllKinds } from '../store/revisions.ts';
import { lockoutRefusal } from './guardPeople.ts';

/**
 * Gives a user the roles of a single sign-on token in the place of those before; names that are no roles of their user type are left out.
 * The roles stay as they are, with an entry in the log, where no user would be left who can manage permissions.
 * @param tx the transaction of the sign-in
 */
export async function takeClaimedRoles(
  tx: Queries,
  user: Pick<User, 'id' | 'name'>,
  claimed: readonly string[],
  { audit, options }: { audit: AuditLog; options: ServerOptions },
): Promise<void> {
  const { clock, random, singleSignOn } = options;
  // Nearly all who sign in have the roles already, and wait for no writer.
  if (rolesToTake(await readPeople(tx), user.id, claimed) === null) return;
  await lockAllKinds(tx);
  const people = await readPeople(tx);
  const known = people.users.get(user.id);
  const roleNames = rolesToTake(people, user.id, claimed);
  if (known === undefined || roleNames === null) return;
  const roles = { userType: known.userType, roleNames };
  const after = { ...people, users: new Map(people.users).set(user.id, { ...known, ...roles }) };
  const refusal = await lockoutRefusal(tx, after, { singleSignOn: singleSignOn !== null });
  if (refusal !== null) {
    await audit.record(claimedRolesRefused({ userId: user.id, userName: user.name }, refusal), tx);
    return;
  }
  await setRoles(tx, user.id, roles, {
    newId: () => random(16).toString('hex'),
    time: clock(),
    authorId: user.id,
    isRefused: async () => null,
  });
}

/** What the claims make of the user's roles; null when that is what they are. */
function rolesToTake(
  { matrices, users }: People,
  userId: string,
  claimed: readonly string[],
): string[] | null {
  const user = users.get(userId);
  if (user === undefined) return null;
  const roles = matrices.get(matrixName(user.userType))?.roles ?? [];
  const taken = roles.map(({ name }) => name).filter((name) => claimed.includes(name));
  const isSame =
    taken.length === user.roleNames.length && taken.every((name) => user.roleNames.includes(name));
  return isSame ? null : taken;
}
