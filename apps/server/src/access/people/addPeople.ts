import { type PermissionDoc, permissionKind } from '../../kinds/permission/permissionKind.ts';
import { type UserDoc, userKind } from '../../kinds/user/userKind.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { Kind } from '../../store/Kind.ts';
import { type Change, recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';

/** A document of permissions or a user as it is to be, and who makes it when. */
export type Authored<Doc> = Doc & { lastModifiedById: string; timeLastModified: number };

/**
 * Writes permissions and users in one go, so that users hold what their roles allow. Missing documents are added; existing ones are
 * replaced. Their authors must be there.
 */
export async function addPeople(
  tx: Queries,
  { matrices, users }: { matrices: readonly Authored<PermissionDoc>[]; users: readonly Authored<UserDoc>[] },
  newId: () => string,
): Promise<void> {
  const changes = [
    ...(await changesTo(tx, permissionKind as unknown as Kind, matrices, newId)),
    ...(await changesTo(tx, userKind as unknown as Kind, users, newId)),
  ];
  await recordChanges(tx, changes);
}

async function changesTo(
  tx: Queries,
  kind: Kind,
  docs: readonly Authored<JsonObject>[],
  newId: () => string,
): Promise<Change[]> {
  if (docs.length === 0) return [];
  const names = docs.map((doc) => kind.nameOf(doc));
  const known = new Map((await findDocumentsByName(tx, kind, names)).map((stored) => [stored.name, stored]));
  const revision = await nextRevision(tx, kind.name);
  return docs.map(({ lastModifiedById: authorId, timeLastModified: time, ...after }): Change => {
    const stored = known.get(kind.nameOf(after));
    const origin = { kind, after, revision, authorId, time };
    if (!stored) return { ...origin, id: newId(), action: 'create', before: null, version: 1 };
    const { id, doc: before, version } = stored;
    return { ...origin, id, action: 'update', before, version: version + 1 };
  });
}

/** The document of a user as the sign-in knows one. */
export function userDoc(
  user: Omit<UserDoc, 'userType' | 'roleNames'>,
  { userType, roleNames }: Pick<UserDoc, 'userType' | 'roleNames'>,
): UserDoc {
  const { id, username, name, emailAddress, phoneNumber, cellPhoneNumber, faxNumber } = user;
  const { organizationId, ssoSubject } = user;
  return {
    ...{ id, username, name, emailAddress, phoneNumber, cellPhoneNumber, faxNumber },
    ...{ organizationId, ssoSubject, userType, roleNames },
  };
}
