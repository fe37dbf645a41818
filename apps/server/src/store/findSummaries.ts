import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { document } from './schema.ts';

/** What lists show of the documents of those names that exist, by name; their whole documents are not read. */
export async function findSummaries(
  queries: Queries,
  kind: Pick<Kind, 'name'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  if (names.length === 0) return new Map();
  const rows = await queries
    .select({ name: document.name, summary: document.summary })
    .from(document)
    .where(and(eq(document.kind, kind.name), inArray(document.nameKey, names.map(nameKey))));
  return new Map(rows.map(({ name, summary }) => [name, summary]));
}
