import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { inSlices } from './inSlices.ts';
import { insertInSteps } from './insertInSteps.ts';
import type { Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import type { Reach } from './reachesOf.ts';
import { type Recheck, type RecheckOrigin, type Rechecks, recheckChanges } from './recheckChanges.ts';
import { SlicedChanges } from './recordChanges.ts';
import { lockKind, nextRevision } from './revisions.ts';
import { Surroundings } from './Surroundings.ts';
import { reference } from './schema.ts';

/** Documents of a kind that have to be looked at again. */
export interface Rechecked {
  kind: Kind;
  recheck: Recheck;
  ids: readonly string[];
}

interface FindOptions {
  kinds: ReadonlyMap<string, Kind>;
  rechecks: Rechecks;
  reaches: readonly Reach[];
  /** Ids of documents that are written with their faults anyway. */
  exceptIds: ReadonlySet<string>;
}

/** Of a document; how large it is is not known before it is read. */
const assumedSize = 4000;

/** The documents that say what is wrong with them, and name what a change reaches. */
export async function findRechecked(
  queries: Queries,
  { kinds, rechecks, reaches, exceptIds }: FindOptions,
): Promise<Rechecked[]> {
  const found: Rechecked[] = [];
  for (const [name, recheck] of rechecks) {
    const kind = kinds.get(name);
    const reached = kind ? await findReached(queries, name, reaches) : [];
    const ids = reached.filter((id) => !exceptIds.has(id));
    if (kind && ids.length > 0) found.push({ kind, recheck, ids });
  }
  return found;
}

/**
 * Brings up to date what documents say of themselves that name another which was added, has changed or is gone, in the transaction that did it.
 * Their kinds are locked.
 */
export async function recheckReferrers(
  tx: Queries,
  rechecked: readonly Rechecked[],
  origin: RecheckOrigin,
): Promise<void> {
  const surroundings = new Surroundings(tx);
  for (const { kind, recheck, ids } of rechecked) {
    await lockKind(tx, kind.name);
    let revision: number | null = null;
    const sliced = new SlicedChanges(tx);
    const work = async (some: string[]) => {
      const changes = await recheckChanges(tx, { kind, recheck, ids: some, surroundings }, origin);
      if (changes.length === 0) return;
      const next = revision ?? (await nextRevision(tx, kind.name));
      revision = next;
      await sliced.write(changes.map((change) => ({ ...change, revision: next })));
    };
    await inSlices(ids, { weigh: () => assumedSize, work });
    await sliced.end();
  }
}

/** The ids of documents of a kind that name what changes reach, in their order; each once. */
async function findReached(queries: Queries, fromKind: string, reaches: readonly Reach[]): Promise<string[]> {
  const ids = new Set<string>();
  const find = async (toKind: string, keys: string[], parts: string[] | null) => {
    const rows = await queries
      .selectDistinct({ id: reference.fromId })
      .from(reference)
      .where(
        and(
          eq(reference.toKind, toKind),
          inArray(reference.toKey, keys),
          eq(reference.fromKind, fromKind),
          parts === null ? undefined : inArray(reference.toPart, parts),
        ),
      );
    for (const { id } of rows) ids.add(id);
  };
  for (const [toKind, group] of Map.groupBy(reaches, (reach) => reach.toKind)) {
    const whole = group.filter(({ parts }) => parts === null).map(({ toName }) => nameKey(toName));
    await insertInSteps(whole, (keys) => find(toKind, keys, null));
    for (const { toName, parts } of group) {
      await insertInSteps(parts ?? [], (some) => find(toKind, [nameKey(toName)], some));
    }
  }
  return [...ids].sort();
}
