import { isFreshClaim } from '../access/isFreshClaim.ts';
import { type RightsChange, setRoles } from '../access/people/assignRoles.ts';
import { readMatrices, rightsOf } from '../access/people/People.ts';
import type { ExternalToken } from '../access/readExternalToken.ts';
import type { User } from '../access/Users.ts';
import type { AuditLog } from '../audit/AuditLog.ts';
import { claimedRolesRefused } from '../audit/events.ts';
import { matrixName } from '../kinds/permission/permissionKind.ts';
import { userKind } from '../kinds/user/userKind.ts';
import type { ServerOptions } from '../ServerOptions.ts';
import type { Queries } from '../store/Database.ts';
import { findDocument } from '../store/findDocuments.ts';
import { lockAllKinds } from '../store/revisions.ts';
import { rightsRefusal } from './lockout.ts';

/** The roles of a user are to change, for which a sign-in may have to wait: nothing was locked. */
export class RolesChangeError extends Error {}

interface TakeOptions {
  audit: AuditLog;
  options: ServerOptions;
  /** Whether it waits for writes that are under way. */
  mayWait: boolean;
}

/**
 * Gives a user the roles of a single sign-on token in the place of those before; names that are no roles of their user type are left out.
 * The roles stay as they are where a later token has given them, and, with an entry in the log, where no user would be left who can manage
 * permissions.
 * @param tx the transaction of the sign-in
 * @throws a `RolesChangeError` when the roles change and it may not wait
 */
export async function takeClaimedRoles(
  tx: Queries,
  user: Pick<User, 'id' | 'name'>,
  { roleNames, issuedAt }: Pick<ExternalToken, 'issuedAt' | 'roleNames'>,
  { audit, options, mayWait }: TakeOptions,
): Promise<void> {
  const { clock, random, singleSignOn } = options;
  if (roleNames === null) return;
  // Before anything else is locked, which other sign-ins of the user would wait for as well.
  if (mayWait) await lockAllKinds(tx);
  if (!(await isFreshClaim(tx, user.id, issuedAt))) return;
  // Nearly all who sign in have the roles already, and wait for no writer.
  const taken = await rolesToTake(tx, user.id, roleNames);
  if (taken === null) return;
  if (!mayWait) throw new RolesChangeError();
  const { roles, change } = taken;
  const refusal = await rightsRefusal(tx, change, { singleSignOn: singleSignOn !== null });
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

/** What the claims make of the user's roles and rights; null when that is what they are. */
async function rolesToTake(tx: Queries, userId: string, claimed: readonly string[]) {
  const stored = await findDocument(tx, userKind, userId);
  if (stored === null) return null;
  const { userType, roleNames: held } = stored.doc;
  const matrices = await readMatrices(tx);
  const known = matrices.get(matrixName(userType))?.roles ?? [];
  const roleNames = known.map(({ name }) => name).filter((name) => claimed.includes(name));
  if (roleNames.length === held.length && roleNames.every((name) => held.includes(name))) return null;
  const roles = { userType, roleNames };
  const change: RightsChange = {
    userId,
    before: rightsOf({ matrices }, stored.doc),
    after: rightsOf({ matrices }, roles),
  };
  return { roles, change };
}
