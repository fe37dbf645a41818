import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { unreadable } from './findProperties.ts';
import type { JsonObject } from './JsonObject.ts';
import { identityOf, type Kind } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { document } from './schema.ts';
import type { Violation } from './Violation.ts';

/**
 * That a document has a text which another one of its kind has already. One that it had before stays allowed, so that it can still
 * be saved: a restore may have brought it.
 */
export async function takenTexts(
  queries: Queries,
  { kind, before, after }: { kind: Kind; before: JsonObject | null; after: JsonObject },
): Promise<Violation[]> {
  if (!kind.unique) return [];
  const { property, message } = kind.unique;
  const text = String(after[property]);
  if (before?.[property] === text) return [];
  // As in the summary: neither a text with a NUL nor one with half a surrogate pair can be a parameter.
  const json = JSON.stringify(text);
  const summary = sql`${document.summary}::text`;
  const own = nameKey(identityOf(kind, before ?? after));
  const [other] = await queries
    .select({ id: document.id })
    .from(document)
    .where(
      and(
        eq(document.kind, kind.name),
        ne(document.identityKey, own),
        sql`CASE WHEN ${summary} ~* ${unreadable} THEN position(${`${JSON.stringify(property)}:${json}`} in ${summary}) > 0
          ELSE (${document.summary} -> ${property}::text)::text = ${json} END`,
      ),
    )
    .limit(1);
  return other ? [{ pointer: `/${property}`, message: message(text) }] : [];
}
