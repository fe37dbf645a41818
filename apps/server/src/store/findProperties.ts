import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { document } from './schema.ts';

/** So many at once that the statements do not count, and so few that no other call has to wait for them. */
const atOnce = 500;

/** An expression for JSON texts of which PostgreSQL reads nothing: those that have one of these escapes anywhere. */
export const unreadable = '\\\\u(0000|d[89a-f])';

/** Some of what a document says. */
export interface Properties<Doc extends JsonObject, Key extends keyof Doc> {
  /** What the document is called. */
  name: string;
  doc: Pick<Doc, Key>;
}

/**
 * Some properties of every document of a kind, by its identity. The database picks them out, a few hundred documents at
 * a time: others have their turns in between, and properties not asked for are never in memory.
 * @param keys properties that every document of the kind has
 * @param options.of where they are read: in the document, or in what lists show of it. Default: the document
 * @param options.pause called between the queries
 */
export async function findProperties<Doc extends JsonObject, Key extends keyof Doc & string>(
  queries: Queries,
  kind: Kind<Doc>,
  keys: readonly Key[],
  { of = 'doc', pause }: { of?: 'doc' | 'summary'; pause?: Pause } = {},
): Promise<Properties<Doc, Key>[]> {
  const whole = document[of];
  const pairs = keys.map((key) => sql`${key}::text, ${whole} -> ${key}::text`);
  const some = sql`json_build_object(${sql.join(pairs, sql`, `)})`;
  const doc = sql<JsonObject>`CASE WHEN ${whole}::text ~* ${unreadable} THEN ${whole} ELSE ${some} END`;
  const found: Properties<Doc, Key>[] = [];
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: { key: string; name: string; doc: JsonObject }[] = await queries
      .select({ key: document.identityKey, name: document.name, doc })
      .from(document)
      .where(and(eq(document.kind, kind.name), gt(document.identityKey, last)))
      .orderBy(asc(document.identityKey))
      .limit(atOnce);
    for (const { name, doc: read } of rows) found.push({ name, doc: pick<Doc, Key>(read, keys) });
    await pause?.();
    last = rows.length < atOnce ? undefined : rows.at(-1)?.key;
  }
  return found;
}

/** The caller knows that documents of the kind have them. */
function pick<Doc extends JsonObject, Key extends keyof Doc>(doc: JsonObject, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, doc[key as string]])) as Pick<Doc, Key>;
}
