import type { Queries } from '../store/Database.ts';
import type { Kind } from '../store/Kind.ts';
import type { Reach } from '../store/reachesOf.ts';
import type { Rechecks } from '../store/recheckChanges.ts';
import { findRechecked, stageRechecks } from '../store/recheckReferrers.ts';
import type { LargeWrite } from '../store/staging/LargeWrite.ts';
import type { RestorePlan } from './RestorePlan.ts';
import { upcomingOf } from './upcomingOf.ts';

interface RecheckOthersOptions {
  kinds: ReadonlyMap<string, Kind>;
  rechecks: Rechecks;
  authorId: string;
  /** Epoch milliseconds. */
  time: number;
}

/**
 * Brings up to date what the documents say is wrong with them that the restore leaves alone, and that name what it writes or removes.
 * @param queries which see the store as it was before
 */
export async function recheckOthers(
  queries: Queries,
  write: LargeWrite,
  { sections }: RestorePlan,
  { kinds, rechecks, authorId, time }: RecheckOthersOptions,
): Promise<void> {
  const reaches = sections.flatMap(({ section: { kind }, documents, removals }): Reach[] => [
    ...documents.flatMap((planned) => planned.reaches),
    ...removals.map(({ stored }) => ({ toKind: kind.name, toName: stored.name, parts: null })),
  ]);
  const upcoming = upcomingOf(sections);
  const cause = 'a restore changed what it names';
  const { replacedIds: exceptIds } = upcoming;
  const rechecked = await findRechecked(queries, { kinds, rechecks, reaches, exceptIds });
  await stageRechecks(write, rechecked, { upcoming, authorId, time, cause });
}
