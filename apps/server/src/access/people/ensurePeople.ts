import type { AuthorizationKey } from '@studio/api';
import { asc, sql } from 'drizzle-orm';
import { kindNames } from '../../kinds/kindNames.ts';
import type { RoleDoc } from '../../kinds/role/roleKind.ts';
import type { Queries } from '../../store/Database.ts';
import { appUser, history } from '../../store/schema.ts';
import { allPermissions } from '../permissions.ts';
import { type Authored, addPeople, userDoc } from './addPeople.ts';
import { readPeople } from './People.ts';
import { RoleNaming } from './RoleNaming.ts';

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
}

/**
 * Gives users from before there were roles a document, and roles that allow what they may do: one for each set of
 * permissions. A user who has or had a document is not changed.
 */
export async function ensurePeople(tx: Queries, { newId, time }: WriteOptions): Promise<void> {
  const found = await tx
    .select()
    .from(appUser)
    .where(
      sql`NOT EXISTS (SELECT FROM ${history} WHERE ${history.kind} = ${kindNames.user} AND ${history.name} = ${appUser.id})`,
    )
    .orderBy(asc(appUser.id));
  const [author] = found.toSorted((left, right) => right.permissions.length - left.permissions.length);
  if (!author) return;
  const origin = { lastModifiedById: author.id, timeLastModified: time };
  const { roles: known } = await readPeople(tx);
  const naming = new RoleNaming(known);
  const made: Authored<RoleDoc>[] = [];
  const users = found.map((user) => {
    const authorizations = knownKeys(user.permissions);
    if (authorizations.length === 0) return { ...userDoc(user, []), ...origin };
    const { name, isNew } = naming.nameFor(authorizations, user);
    if (isNew) made.push({ name, userType: 3, description: '', authorizations, ...origin });
    return { ...userDoc(user, [name]), ...origin };
  });
  await addPeople(tx, { roles: made, users }, newId);
}

/** Those that there are, as roles list them. */
function knownKeys(permissions: readonly AuthorizationKey[]): AuthorizationKey[] {
  return allPermissions.filter((key) => permissions.includes(key)).toSorted();
}
