import { and, count, eq, inArray } from 'drizzle-orm';
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

/** A document that names another, in one part or several. */
export type ReferringDocument = Pick<Referrer, 'fromKind' | 'fromId'>;

/** The documents that name the one of that kind and name, each once. */
export async function findReferrers(
  queries: Queries,
  kind: string,
  name: string,
): Promise<ReferringDocument[]> {
  return queries
    .selectDistinct({ fromKind: reference.fromKind, fromId: reference.fromId })
    .from(reference)
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

interface PartsOf {
  kind: string;
  /** The document's. */
  name: string;
  parts: readonly string[];
}

const partsPerQuery = 1000;

/** How many references name each of these parts of a document, by the part's name; parts that nothing names are left out. */
export async function countPartReferrers(
  queries: Queries,
  { kind, name, parts }: PartsOf,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let start = 0; start < parts.length; start += partsPerQuery) {
    const some = parts.slice(start, start + partsPerQuery);
    const rows = await queries
      .select({ part: reference.toPart, count: count() })
      .from(reference)
      .where(
        and(eq(reference.toKind, kind), eq(reference.toKey, nameKey(name)), inArray(reference.toPart, some)),
      )
      .groupBy(reference.toPart);
    for (const row of rows) counts.set(row.part, row.count);
  }
  return counts;
}
