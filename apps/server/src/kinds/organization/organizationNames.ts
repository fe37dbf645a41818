import { eq } from 'drizzle-orm';
import type { Queries } from '../../store/Database.ts';
import { document } from '../../store/schema.ts';
import { kindNames } from '../kindNames.ts';

/** What all organizations are called, by their ids: by this, lists sort and filter by parents. */
export async function organizationNames(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const found = await queries
    .select({ name: document.name, summary: document.summary })
    .from(document)
    .where(eq(document.kind, kindNames.organization));
  return new Map(found.map(({ name, summary }) => [name, String(summary['displayName'] ?? '')]));
}
