import type { Queries } from '../Database.ts';
import { insertInSteps } from '../insertInSteps.ts';
import { history } from '../schema.ts';
import { isOneOf, type VersionId, versionKey } from './VersionId.ts';

/** Where a version stands, for the deltas that are made after it. */
export type Place = Pick<typeof history.$inferSelect, 'position' | 'checksum'>;

/** The places of versions that can be the base of a delta, by `versionKey`. */
export async function readPlaces(
  queries: Queries,
  versions: readonly VersionId[],
): Promise<Map<string, Place>> {
  const { documentId, version, position, checksum } = history;
  const rows = await insertInSteps(versions, (some) =>
    queries.select({ documentId, version, position, checksum }).from(history).where(isOneOf(some)),
  );
  return new Map(rows.flat().map((row) => [versionKey(row), row]));
}
