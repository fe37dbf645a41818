import { hasUsers } from '../../access/ownAuthors.ts';
import type { Queries } from '../../store/Database.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { releaseStep } from '../../store/schema.ts';
import { permitRoles } from '../permission/permitRoles.ts';

/**
 * Lets the roles that may change forms and rules change the rules of forms, too, as they could before that was a permission of its own.
 * This is done once for a database.
 */
export async function ensureFormRules(tx: Queries, { time }: { time: number }): Promise<void> {
  const [step] = await tx
    .insert(releaseStep)
    .values({ name: 'form rules' })
    .onConflictDoNothing()
    .returning();
  if (!step) return;
  if (!(await hasUsers(tx))) return;
  const permitted = { earlier: ['MANAGE_FORMS', 'MANAGE_RULES'], added: ['MANAGE_FORM_RULES'] } as const;
  const changes = await permitRoles(tx, permitted, time);
  if (changes.length > 0) await recordChanges(tx, changes);
}
