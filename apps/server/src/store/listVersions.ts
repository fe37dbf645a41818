import { eq, inArray } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import type { VersionKey } from './readVersions.ts';
import { appUser, document } from './schema.ts';

const collator = new Intl.Collator('en');

/** The current version of every document of some kinds, as of one moment, by kind and in the order of names. */
export async function listVersions(
  queries: Queries,
  kindNames: readonly string[],
): Promise<ReadonlyMap<string, VersionKey[]>> {
  const { kind, id, name, version, revision, authorId, time } = document;
  const rows = await queries
    .select({ kind, id, name, version, revision, authorId, authorName: appUser.name, time })
    .from(document)
    .innerJoin(appUser, eq(appUser.id, document.authorId))
    .where(inArray(document.kind, [...kindNames]));
  const sorted = rows.toSorted((left, right) => collator.compare(left.name, right.name));
  return Map.groupBy(sorted, (row) => row.kind);
}
