import type { AuthorizationKey } from '@studio/api';
import { desc, sql } from 'drizzle-orm';
import { allPermissions } from '../../access/permissions.ts';
import type { Queries } from '../../store/Database.ts';
import { findProperties } from '../../store/findProperties.ts';
import { getFrom } from '../../store/getDocument.ts';
import type { Kind } from '../../store/Kind.ts';
import { type Change, recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { appUser, releaseStep } from '../../store/schema.ts';
import { roleKind } from './roleKind.ts';

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

/**
 * Lets the roles that allow everything else do what came with later releases, once for a store. The author is the user with the most permissions; while there
 * is no user, nothing is changed.
 */
export async function ensurePermissions(tx: Queries, { time }: { time: number }): Promise<void> {
  const [author] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .orderBy(desc(sql`json_array_length(${appUser.permissions})`), appUser.id)
    .limit(1);
  if (!author) return;
  for (const [index, { step, added }] of releases.entries()) {
    const [taken] = await tx.insert(releaseStep).values({ name: step }).onConflictDoNothing().returning();
    if (!taken) continue;
    const later = releases.slice(index).flatMap((release) => release.added);
    const earlier = allPermissions.filter((key) => !later.includes(key));
    const changes = await permitRoles(tx, { earlier, added }, { authorId: author.id, time });
    if (changes.length > 0) await recordChanges(tx, changes);
  }
}

/** The changes that give permissions to the roles that have all of some others. */
export async function permitRoles(
  tx: Queries,
  { earlier, added }: Permitted,
  origin: { authorId: string; time: number },
): Promise<Change[]> {
  const roles = await findProperties(tx, roleKind, ['authorizations'] as const);
  const whole = roles.filter(
    ({ doc: { authorizations } }) =>
      earlier.every((key) => authorizations.includes(key)) &&
      added.some((key) => !authorizations.includes(key)),
  );
  if (whole.length === 0) return [];
  const kind = roleKind as unknown as Kind;
  const revision = await nextRevision(tx, kind.name);
  const changes: Change[] = [];
  for (const { name } of whole) {
    const { id, doc: before, version } = await getFrom(tx, roleKind, name);
    const authorizations = allPermissions
      .filter((key) => added.includes(key) || before.authorizations.includes(key))
      .toSorted();
    const after = { ...before, authorizations };
    changes.push({
      ...{ kind, id, action: 'update', before, after },
      version: version + 1,
      revision,
      ...origin,
    });
  }
  return changes;
}
