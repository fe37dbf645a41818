import { and, count, eq } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { nameKey } from './nameKey.ts';
import { document, reference } from './schema.ts';

/** A part of a document that names another. */
export interface Referrer {
  fromKind: string;
  fromId: string;
  fromPart: string;
  fromName: string;
}

/** What names the document of that kind and name, whether it exists or not. */
export async function referrersOf(queries: Queries, kind: string, name: string): Promise<Referrer[]> {
  return queries
    .selectDistinct({
      fromKind: reference.fromKind,
      fromId: reference.fromId,
      fromPart: reference.fromPart,
      fromName: document.name,
    })
    .from(reference)
    .innerJoin(document, eq(document.id, reference.fromId))
    .where(and(eq(reference.toKind, kind), eq(reference.toKey, nameKey(name))));
}

/** How many references name the document. */
export async function countReferrers(queries: Queries, kind: string, name: string): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(reference)
    .where(and(eq(reference.toKind, kind), eq(reference.toKey, nameKey(name))));
  return row?.count ?? 0;
}
