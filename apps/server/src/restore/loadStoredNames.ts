import { asc, gt } from 'drizzle-orm';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { document } from '../store/schema.ts';
import type { StoredName } from './RestorePlan.ts';

/** The documents of the store by kind and name. */
export type StoredNames = ReadonlyMap<string, ReadonlyMap<string, StoredName>>;

/** Few enough that the embedded database, which answers one query at a time, is never busy for long. */
const rowsPerQuery = 1000;

/** Names every document that there is. */
export async function loadStoredNames(tx: Queries, pause: Pause): Promise<StoredNames> {
  const { id, kind, name, version } = document;
  const names = new Map<string, Map<string, StoredName>>();
  let last = '';
  for (;;) {
    const rows = await tx
      .select({ id, kind, name, version })
      .from(document)
      .where(gt(id, last))
      .orderBy(asc(id))
      .limit(rowsPerQuery);
    for (const row of rows) {
      const known = names.get(row.kind) ?? new Map<string, StoredName>();
      names.set(row.kind, known.set(row.name, { id: row.id, name: row.name, version: row.version }));
    }
    await pause();
    const end = rows.at(-1);
    if (!end || rows.length < rowsPerQuery) return names;
    last = end.id;
  }
}
