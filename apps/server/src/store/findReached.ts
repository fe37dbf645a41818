import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { insertInSteps } from './insertInSteps.ts';
import { nameKey } from './nameKey.ts';
import type { Reach } from './reachesOf.ts';
import { reference } from './schema.ts';

/** The ids of documents of a kind that name what changes reach, in their order; each once. */
export async function findReached(
  queries: Queries,
  fromKind: string,
  reaches: readonly Reach[],
): Promise<string[]> {
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
