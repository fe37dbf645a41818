import type { AuthorizationKey } from '@studio/api';
import { asc, sql } from 'drizzle-orm';
import { kindNames } from '../../kinds/kindNames.ts';
import { matrixName, type Role } from '../../kinds/permission/permissionKind.ts';
import type { Queries } from '../../store/Database.ts';
import { appUser, history } from '../../store/schema.ts';
import { isOwnAuthor, releaseAuthor } from '../ownAuthors.ts';
import { allPermissions } from '../permissions.ts';
import type { UserType } from '../userTypes.ts';
import { addPeople, userDoc } from './addPeople.ts';
import { readMatrices, withRoles } from './People.ts';
import { RoleNaming } from './RoleNaming.ts';

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
}

/** Whose roles they are given. */
const userType: UserType = 3;

/**
 * Gives users from before there were roles a document, and roles that allow what they may do: one for each set of
 * permissions. A user who has or had a document is not changed.
 */
export async function ensurePeople(tx: Queries, { newId, time }: WriteOptions): Promise<void> {
  const known = await tx
    .select()
    .from(appUser)
    .where(
      sql`NOT EXISTS (SELECT FROM ${history} WHERE ${history.kind} = ${kindNames.user} AND ${history.name} = ${appUser.id})`,
    )
    .orderBy(asc(appUser.id));
  const found = known.filter(({ id }) => !isOwnAuthor(id));
  if (found.length === 0) return;
  const origin = { lastModifiedById: await releaseAuthor(tx), timeLastModified: time };
  const before = await readMatrices(tx);
  const naming = new RoleNaming(before.get(matrixName(userType))?.roles ?? []);
  const made: Role[] = [];
  const users = found.map((user) => {
    const authorizations = knownKeys(user.permissions);
    if (authorizations.length === 0) return { ...userDoc(user, { userType, roleNames: [] }), ...origin };
    const { name, isNew } = naming.nameFor(authorizations, user);
    if (isNew) made.push({ name, description: '', authorizations });
    return { ...userDoc(user, { userType, roleNames: [name] }), ...origin };
  });
  const matrices = withRoles({ matrices: before }, { userType, roles: made }).map((matrix) => ({
    ...matrix,
    ...origin,
  }));
  await addPeople(tx, { matrices, users }, newId);
}

/** Those that there are, as roles list them. */
function knownKeys(permissions: readonly AuthorizationKey[]): AuthorizationKey[] {
  return allPermissions.filter((key) => permissions.includes(key)).toSorted();
}
