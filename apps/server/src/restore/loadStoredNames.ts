import { asc, gt } from 'drizzle-orm';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { document } from '../store/schema.ts';
import type { StoredName } from './RestorePlan.ts';

/** The documents of a kind. */
interface StoredOfKind {
  /** By what tells them apart, as the store has it. */
  byKey: ReadonlyMap<string, StoredName>;
  /** Those that share a name, by it. */
  byName: ReadonlyMap<string, readonly StoredName[]>;
}

/** The documents of the store by kind. */
export type StoredNames = ReadonlyMap<string, StoredOfKind>;

/** Few enough that neither a query nor the reading of its rows takes long. */
const rowsPerQuery = 1000;

/** Names every document that there is. */
export async function loadStoredNames(tx: Queries, pause: Pause): Promise<StoredNames> {
  const { id, kind, name, version, identityKey: key } = document;
  const found = new Map<string, StoredName[]>();
  let last = '';
  for (;;) {
    const rows = await tx
      .select({ id, kind, name, version, key })
      .from(document)
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(rowsPerQuery);
    for (const row of rows) {
      const { kind: kindName, ...stored } = row;
      const known = found.get(kindName) ?? [];
      if (known.length === 0) found.set(kindName, known);
      known.push(stored);
    }
    await pause();
    const end = rows.at(-1);
    if (!end || rows.length < rowsPerQuery) return byKind(found);
    last = end.id;
  }
}

function byKind(found: ReadonlyMap<string, readonly StoredName[]>): StoredNames {
  const kinds = [...found].map(([kind, all]) => {
    const byKey = new Map(all.map((stored) => [stored.key, stored]));
    return [kind, { byKey, byName: Map.groupBy(all, ({ name }) => name) }] as const;
  });
  return new Map(kinds);
}
