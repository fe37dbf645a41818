import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { kindNames } from '../kinds/kindNames.ts';
import { nameKey } from '../store/nameKey.ts';
import { document, reference } from '../store/schema.ts';

/** What an organization belongs to, as its summary has it. */
export const parentIdOfDocument = sql<string>`${document.summary}->>'parentId'`;

/**
 * Keeps the references by which organizations belong to others, joined with the documents that have them. Letters of authority refer to organizations, too: who issued
 * one does not belong to who has it.
 * @param ids of those that they belong to
 */
export function belongingToAny(ids: readonly string[]): SQL | undefined {
  return and(
    eq(reference.fromKind, kindNames.organization),
    eq(reference.toKind, kindNames.organization),
    inArray(reference.toKey, ids.map(nameKey)),
    inArray(parentIdOfDocument, [...ids]),
  );
}
