import { desc, sql } from 'drizzle-orm';
import { allPermissions } from '../../access/permissions.ts';
import type { Queries } from '../../store/Database.ts';
import { findAllDocuments } from '../../store/findDocuments.ts';
import type { Kind } from '../../store/Kind.ts';
import { type Change, recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { appUser, releaseStep } from '../../store/schema.ts';
import { roleKind } from '../role/roleKind.ts';

/**
 * Lets the roles that may change forms and rules change the rules of forms, too, as they could before that was a permission of its own.
 * This is done once for a database; the author is the user with the most permissions.
 */
export async function ensureFormRules(tx: Queries, { time }: { time: number }): Promise<void> {
  const [step] = await tx
    .insert(releaseStep)
    .values({ name: 'form rules' })
    .onConflictDoNothing()
    .returning();
  if (!step) return;
  const [author] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .orderBy(desc(sql`json_array_length(${appUser.permissions})`), appUser.id)
    .limit(1);
  const roles = (await findAllDocuments(tx, roleKind)).filter(
    ({ doc: { authorizations: held } }) =>
      held.includes('MANAGE_FORMS') && held.includes('MANAGE_RULES') && !held.includes('MANAGE_FORM_RULES'),
  );
  if (!author || roles.length === 0) return;
  const kind = roleKind as unknown as Kind;
  const revision = await nextRevision(tx, kind.name);
  const changes = roles.map(({ id, doc: before, version }): Change => {
    const authorizations = allPermissions
      .filter((key) => key === 'MANAGE_FORM_RULES' || before.authorizations.includes(key))
      .toSorted();
    const change = { kind, id, action: 'update', before, after: { ...before, authorizations } } as const;
    return { ...change, version: version + 1, revision, authorId: author.id, time };
  });
  await recordChanges(tx, changes);
}
