import type { Change } from './Change.ts';
import type { Queries } from './Database.ts';
import { stageRenaming } from './followRenaming.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind, Renaming } from './Kind.ts';
import type { Reach } from './reachesOf.ts';
import type { Rechecks } from './recheckChanges.ts';
import { findRechecked, stageRechecks } from './recheckReferrers.ts';
import type { Upcoming } from './Surroundings.ts';
import type { LargeWrite } from './staging/LargeWrite.ts';

/** So many documents follow a write, or have to be looked at again, that it takes a large write; nothing was written. */
export class WideWriteError extends Error {}

interface WideWriteOptions {
  kinds: ReadonlyMap<string, Kind>;
  rechecks: Rechecks;
  change: Omit<Change, 'revision'>;
  /** The new names that others follow; null when nothing follows. */
  renaming: Renaming | null;
  reaches: readonly Reach[];
  /** Why others are changed that do not follow a name, as the end of a sentence. */
  cause: string;
}

/**
 * Records a change of a document in a large write, with every document that follows it or says now what is wrong with it.
 * @param queries which see the store as it was before
 */
export async function writeWidely(
  queries: Queries,
  write: LargeWrite,
  { kinds, rechecks, change, renaming, reaches, cause }: WideWriteOptions,
): Promise<void> {
  const { authorId, time, id } = change;
  const upcoming = upcomingOf(change);
  await write.record([change], { weigh: () => 0, changesOf: async (_tx, some) => [...some] });
  const exceptIds = new Set([id]);
  if (renaming) {
    const options = { kinds, rechecks, renaming, authorId, time, upcoming, exceptIds };
    for (const followed of await stageRenaming(queries, write, options)) exceptIds.add(followed);
  }
  const rechecked = await findRechecked(queries, { kinds, rechecks, reaches, exceptIds });
  await stageRechecks(write, rechecked, { upcoming, authorId, time, cause });
}

function upcomingOf({ kind, id, after }: WideWriteOptions['change']): Upcoming {
  const docs = new Map<string, JsonObject[]>(after === null ? [] : [[kind.nameOf(after), [after]]]);
  return { written: new Map([[kind.name, docs]]), replacedIds: new Set([id]) };
}

/** Makes a write in one transaction, or as a large write when that would hold up others. */
export async function narrowly<Result>(
  work: () => Promise<Result>,
  widely: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WideWriteError)) throw error;
    return widely();
  }
}
