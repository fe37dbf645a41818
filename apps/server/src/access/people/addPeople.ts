import { type RoleDoc, roleKind } from '../../kinds/role/roleKind.ts';
import { type UserDoc, userKind } from '../../kinds/user/userKind.ts';
import type { Queries } from '../../store/Database.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { Kind } from '../../store/Kind.ts';
import { type Change, recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';

/** A document of a role or a user that is new, and who made it when. */
export type Authored<Doc> = Doc & { lastModifiedById: string; timeLastModified: number };

/** Adds roles and users in one go, so that users hold the permissions of the roles. Their authors must be there. */
export async function addPeople(
  tx: Queries,
  { roles, users }: { roles: readonly Authored<RoleDoc>[]; users: readonly Authored<UserDoc>[] },
  newId: () => string,
): Promise<void> {
  const changes = [
    ...(await creations(tx, roleKind as unknown as Kind, roles, newId)),
    ...(await creations(tx, userKind as unknown as Kind, users, newId)),
  ];
  await recordChanges(tx, changes);
}

async function creations(
  tx: Queries,
  kind: Kind,
  docs: readonly Authored<JsonObject>[],
  newId: () => string,
): Promise<Change[]> {
  if (docs.length === 0) return [];
  const revision = await nextRevision(tx, kind.name);
  return docs.map(({ lastModifiedById: authorId, timeLastModified: time, ...after }) => ({
    ...({ kind, id: newId(), action: 'create', before: null, after, version: 1 } as const),
    ...{ revision, authorId, time },
  }));
}

/** The document of a user as the sign-in knows one. */
export function userDoc(user: Omit<UserDoc, 'roleNames'>, roleNames: string[]): UserDoc {
  const { id, username, name, emailAddress, phoneNumber, cellPhoneNumber, faxNumber } = user;
  const { organizationId, ssoSubject } = user;
  return {
    ...{ id, username, name, emailAddress, phoneNumber, cellPhoneNumber, faxNumber },
    ...{ organizationId, ssoSubject, roleNames },
  };
}
