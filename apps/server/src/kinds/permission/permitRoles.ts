import type { AuthorizationKey } from '@studio/api';
import { hasUsers, releaseAuthor } from '../../access/ownAuthors.ts';
import { allPermissions } from '../../access/permissions.ts';
import type { Change } from '../../store/Change.ts';
import type { Queries } from '../../store/Database.ts';
import { findAllDocuments } from '../../store/findDocuments.ts';
import type { Kind } from '../../store/Kind.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { releaseStep } from '../../store/schema.ts';
import { permissionKind } from './permissionKind.ts';

interface Permitted {
  /** Roles that allow all of these are given the others. */
  earlier: readonly AuthorizationKey[];
  added: readonly AuthorizationKey[];
}

/** The permissions that came with a release, by the name under which a store notes that it was given them; the oldest first. */
const releases: readonly { step: string; added: readonly AuthorizationKey[] }[] = [
  { step: 'scoringPermission', added: ['MODIFY_SCORING_CONFIGURATION'] },
  { step: 'sectionPermission', added: ['MANAGE_CONFIG_SECTION_TEMPLATES'] },
];

/** Lets the roles that allow everything else do what came with later releases, once for a store. Without users nothing is changed. */
export async function ensurePermissions(tx: Queries, { time }: { time: number }): Promise<void> {
  if (!(await hasUsers(tx))) return;
  for (const [index, { step, added }] of releases.entries()) {
    const [taken] = await tx.insert(releaseStep).values({ name: step }).onConflictDoNothing().returning();
    if (!taken) continue;
    const later = releases.slice(index).flatMap((release) => release.added);
    const earlier = allPermissions.filter((key) => !later.includes(key));
    const changes = await permitRoles(tx, { earlier, added }, time);
    if (changes.length > 0) await recordChanges(tx, changes);
  }
}

/** The changes that give permissions to the roles that have all of some others, as a release brings them. @param time epoch milliseconds */
export async function permitRoles(
  tx: Queries,
  { earlier, added }: Permitted,
  time: number,
): Promise<Change[]> {
  const isGiven = (held: readonly string[]) =>
    earlier.every((key) => held.includes(key)) && added.some((key) => !held.includes(key));
  const matrices = (await findAllDocuments(tx, permissionKind)).filter(({ doc }) =>
    doc.roles.some(({ authorizations }) => isGiven(authorizations)),
  );
  if (matrices.length === 0) return [];
  const kind = permissionKind as unknown as Kind;
  const revision = await nextRevision(tx, kind.name);
  const origin = { authorId: await releaseAuthor(tx), time };
  return matrices.map(({ id, doc: before, version }): Change => {
    const roles = before.roles.map((role) => {
      if (!isGiven(role.authorizations)) return role;
      return { ...role, authorizations: [...new Set([...role.authorizations, ...added])].toSorted() };
    });
    const change = { kind, id, action: 'update', before, after: { ...before, roles } } as const;
    return { ...change, version: version + 1, revision, ...origin };
  });
}
