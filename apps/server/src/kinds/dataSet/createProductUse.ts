import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../store/Database.ts';
import { nameKey } from '../../store/nameKey.ts';
import { readRevisions } from '../../store/revisions.ts';
import { document, reference } from '../../store/schema.ts';
import { kindNames } from '../kindNames.ts';
import type { ProductUse } from './dataSetFilters.ts';

const keptProducts = 32;

/**
 * Which data sets a product uses: those whose criteria name it, and those that feed a field of a form that names it. The
 * answers are kept until a data set or a form changes.
 */
export function createProductUse(queries: Queries): ProductUse {
  const kept = new Map<string, ReadonlySet<string>>();
  return async (productName) => {
    const revisions = await readRevisions(queries);
    const state = [revisions.get(kindNames.dataSet), revisions.get(kindNames.formTemplate)];
    const key = JSON.stringify([productName, ...state]);
    const ids = kept.get(key) ?? new Set(await loadIds(queries, nameKey(productName)));
    kept.delete(key);
    kept.set(key, ids);
    const [oldest] = kept.keys();
    if (kept.size > keptProducts && oldest !== undefined) kept.delete(oldest);
    return { ids, key };
  };
}

async function loadIds(queries: Queries, productKey: string): Promise<string[]> {
  const named = queries
    .select({ id: reference.fromId })
    .from(reference)
    .where(
      and(
        eq(reference.fromKind, kindNames.dataSet),
        eq(reference.toKind, kindNames.product),
        eq(reference.toKey, productKey),
      ),
    );
  const field = alias(reference, 'field');
  const feeding = queries
    .select({ id: document.id })
    .from(reference)
    .innerJoin(field, and(eq(field.fromId, reference.fromId), eq(field.toKind, kindNames.dataSet)))
    .innerJoin(document, and(eq(document.kind, kindNames.dataSet), eq(document.nameKey, field.toKey)))
    .where(
      and(
        eq(reference.fromKind, kindNames.formTemplate),
        eq(reference.toKind, kindNames.product),
        eq(reference.toKey, productKey),
      ),
    );
  return (await named.union(feeding)).map(({ id }) => id);
}
