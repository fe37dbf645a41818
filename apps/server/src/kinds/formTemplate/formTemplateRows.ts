import type { FormTemplateSummary } from '@studio/api';
import { and, eq, inArray } from 'drizzle-orm';
import type { ListRow } from '../../lists/ListRow.ts';
import type { Queries } from '../../store/Database.ts';
import { nameKey } from '../../store/nameKey.ts';
import { document } from '../../store/schema.ts';
import { identifiedRow } from '../identified.ts';
import { kindNames } from '../kindNames.ts';

/** The contract's form of rows of the list, with the products that they name. */
export async function formTemplateRows(
  rows: readonly ListRow[],
  { queries }: { queries: Queries },
): Promise<FormTemplateSummary[]> {
  const named = rows.map(({ summary: { productNames } }) =>
    Array.isArray(productNames) ? productNames.map(String) : [],
  );
  const products = await findProducts(queries, new Set(named.flat()));
  return rows.map((row, index) => {
    const { id, lastModifiedBy, timeLastModified } = identifiedRow(row);
    const { summary } = row;
    const names = named[index] ?? [];
    return {
      id,
      uniqueName: row.name,
      name: String(summary['displayName']),
      displayName: String(summary['displayName']),
      type: Number(summary['type']),
      version: Number(summary['templateVersion']),
      // What lists show of a form was written with these.
      status: summary['status'] as FormTemplateSummary['status'],
      valid: summary['valid'] === true,
      visibility: summary['visibility'] as FormTemplateSummary['visibility'],
      repeatable: summary['repeatable'] === true,
      productTemplates: names.map((name) => ({ id: products.get(name)?.id ?? name, name })),
      productTemplateShortNames: names.map((name) => products.get(name)?.shortName ?? name),
      lastModifiedBy,
      timeLastModified,
    };
  });
}

async function findProducts(queries: Queries, names: ReadonlySet<string>) {
  if (names.size === 0) return new Map<string, { id: string; shortName: string }>();
  const found = await queries
    .select({ id: document.id, name: document.name, summary: document.summary })
    .from(document)
    .where(and(eq(document.kind, kindNames.product), inArray(document.nameKey, [...names].map(nameKey))));
  return new Map(
    found.map(({ id, name, summary }) => [name, { id, shortName: String(summary['shortName'] ?? name) }]),
  );
}

/** What the list calls products, by their names. */
export async function productShortNames(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const products = await queries
    .select({ name: document.name, summary: document.summary })
    .from(document)
    .where(eq(document.kind, kindNames.product));
  return new Map(products.map(({ name, summary }) => [name, String(summary['shortName'] ?? name)]));
}
