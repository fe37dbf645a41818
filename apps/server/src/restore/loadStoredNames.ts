import type { Queries } from '../store/Database.ts';
import { document } from '../store/schema.ts';
import type { StoredName } from './RestorePlan.ts';

/** The documents of the store by kind and name. */
export type StoredNames = ReadonlyMap<string, ReadonlyMap<string, StoredName>>;

/** Names every document that there is. */
export async function loadStoredNames(tx: Queries): Promise<StoredNames> {
  const { id, kind, name, version } = document;
  const rows = await tx.select({ id, kind, name, version }).from(document);
  const names = new Map<string, Map<string, StoredName>>();
  for (const row of rows) {
    const known = names.get(row.kind) ?? new Map<string, StoredName>();
    names.set(row.kind, known.set(row.name, { id: row.id, name: row.name, version: row.version }));
  }
  return names;
}
