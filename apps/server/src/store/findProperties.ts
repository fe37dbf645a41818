import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { document } from './schema.ts';

/** So many at once that the statements do not count, and so few that nobody has to wait for them. */
const atOnce = 500;

/** Some of what a document says. */
export interface Properties<Doc extends JsonObject, Key extends keyof Doc> {
  /** What the document is called. */
  name: string;
  doc: Pick<Doc, Key>;
}

/**
 * Some properties of every document of a kind, by its identity. The database picks them out, a few hundred documents at
 * a time: others have their turns in between, and what nobody asks for is never in memory.
 * @param keys properties that every document of the kind has
 */
export async function findProperties<Doc extends JsonObject, Key extends keyof Doc & string>(
  queries: Queries,
  kind: Kind<Doc>,
  keys: readonly Key[],
): Promise<Properties<Doc, Key>[]> {
  const pairs = keys.map((key) => sql`${key}::text, ${document.doc} -> ${key}::text`);
  const doc = sql<Pick<Doc, Key>>`json_build_object(${sql.join(pairs, sql`, `)})`;
  const found: Properties<Doc, Key>[] = [];
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: (Properties<Doc, Key> & { key: string })[] = await queries
      .select({ key: document.identityKey, name: document.name, doc })
      .from(document)
      .where(and(eq(document.kind, kind.name), gt(document.identityKey, last)))
      .orderBy(asc(document.identityKey))
      .limit(atOnce);
    for (const { name, doc: some } of rows) found.push({ name, doc: some });
    last = rows.length < atOnce ? undefined : rows.at(-1)?.key;
  }
  return found;
}
