import { eq } from 'drizzle-orm';
import { hasUsers, releaseAuthor } from '../../access/ownAuthors.ts';
import type { UserType } from '../../access/userTypes.ts';
import { userTypes } from '../../access/userTypes.ts';
import type { Change } from '../../store/Change.ts';
import type { Queries } from '../../store/Database.ts';
import { findAllDocuments } from '../../store/findDocuments.ts';
import type { Kind } from '../../store/Kind.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { document } from '../../store/schema.ts';
import type { UserDoc } from '../user/UserDoc.ts';
import { userKind } from '../user/userKind.ts';
import { matrixName, type PermissionDoc, permissionKind, type Role } from './permissionKind.ts';

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
}

/** A role as it was a document of its own. */
type FormerRole = Role & { userType: UserType };

/** The kind that roles were. */
const formerKind = 'Role';
/** Of users who have no role that says another one. */
const usualType: UserType = 3;

/**
 * Makes the permissions of every user type that has none, of the roles that were documents of their own before; users become users of the type
 * of most of their roles, and keep all that they may do. Without users nothing is made.
 */
export async function ensureMatrices(tx: Queries, { newId, time }: WriteOptions): Promise<void> {
  if (!(await hasUsers(tx))) return;
  const made = new Set((await findAllDocuments(tx, permissionKind)).map(({ name }) => name));
  const missing = userTypes.filter((userType) => !made.has(matrixName(userType)));
  if (missing.length === 0) return;
  const roles = await takeFormerRoles(tx);
  const known = await findAllDocuments(tx, userKind);
  // From before there were roles: users get documents, and their roles, together (`ensurePeople`).
  if (roles.size === 0 && known.length === 0) return;
  const users = known.filter(({ doc }) => doc.userType === undefined);
  const origin = { authorId: await releaseAuthor(tx), time };
  const userRevision = users.length === 0 ? 0 : await nextRevision(tx, userKind.name);
  const typed = users.map(({ id, doc: before, version }) => {
    const { roleNames, ...rest } = before;
    const after: UserDoc = { ...rest, userType: typeOf(roleNames, roles), roleNames };
    const change = { kind: userKind as unknown as Kind, id, action: 'update', before } as const;
    return { ...change, after, version: version + 1, revision: userRevision, ...origin };
  });
  const revision = await nextRevision(tx, permissionKind.name);
  const matrices = missing.map((userType): Change => {
    const used = new Set(typed.flatMap(({ after }) => (after.userType === userType ? after.roleNames : [])));
    const own = [...roles.values()].filter((role) => role.userType === userType || used.has(role.name));
    const after: PermissionDoc = { userType, roles: own.map(({ userType: _, ...role }) => role) };
    const change = { kind: permissionKind as unknown as Kind, id: newId(), action: 'create' } as const;
    return { ...change, before: null, after, version: 1, revision, ...origin };
  });
  await recordChanges(tx, [...matrices, ...typed]);
}

/** The documents that roles were, by their names, which were unique. Their history stays. */
async function takeFormerRoles(tx: Queries): Promise<ReadonlyMap<string, FormerRole>> {
  const rows = await tx
    .select({ doc: document.doc })
    .from(document)
    .where(eq(document.kind, formerKind))
    .orderBy(document.name);
  await tx.delete(document).where(eq(document.kind, formerKind));
  // The release that wrote them has checked that they are roles.
  const roles = rows.map(({ doc }) => doc as FormerRole);
  return new Map(roles.map((role) => [role.name, role]));
}

/** The type of most of the roles, and of several such the first. */
function typeOf(roleNames: readonly string[], roles: ReadonlyMap<string, FormerRole>): UserType {
  const types = roleNames.flatMap((name) => roles.get(name)?.userType ?? []);
  const counts = Map.groupBy(types, (type) => type);
  const [most] = [...counts].toSorted(([, left], [, right]) => right.length - left.length);
  return most?.[0] ?? usualType;
}
