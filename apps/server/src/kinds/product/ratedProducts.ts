import type { Queries } from '../../store/Database.ts';
import { listDocumentVersions } from '../../store/documentVersions.ts';
import { findState } from '../../store/findDocuments.ts';
import { findProperties } from '../../store/findProperties.ts';
import { readDocuments } from '../../store/versions/readContents.ts';
import type { ProductDoc } from './ProductDoc.ts';
import { productKind } from './productKind.ts';

/** A product, as rates speak of it. */
export interface RatedProduct {
  name: string;
  shortName: string;
  /** Whether it looks up the status of its rates. */
  isRatedByStatus: boolean;
}

type RatedDoc = Pick<ProductDoc, 'shortName' | 'useRateStatusWhenRating'>;

/** Every product; one of the time before products could be edited looks up no status. */
export async function findRatedProducts(queries: Queries): Promise<RatedProduct[]> {
  const found = await findProperties<RatedDoc, keyof RatedDoc>(
    queries,
    // Early products lack the second, and read as null.
    productKind as unknown as Parameters<typeof findProperties<RatedDoc, keyof RatedDoc>>[1],
    ['shortName', 'useRateStatusWhenRating'],
  );
  return found.map(({ name, doc }) => ({
    name,
    shortName: doc.shortName,
    isRatedByStatus: doc.useRateStatusWhenRating === true,
  }));
}

/** So many versions of a product are looked at. */
const mostVersions = 100;

/** The short names that a product has had in its latest versions; none for one that is gone. */
export async function findEarlierShortNames(queries: Queries, name: string): Promise<ReadonlySet<unknown>> {
  const product = await findState(queries, productKind, name);
  if (product === null) return new Set();
  const page = { startIndex: 0, numberOfRows: mostVersions };
  const { rows } = await listDocumentVersions(queries, product.id, page);
  const versions = rows.map(({ version }) => ({ documentId: product.id, version }));
  const docs = await readDocuments(queries, versions);
  return new Set([...docs.values()].map(({ shortName }) => shortName));
}
