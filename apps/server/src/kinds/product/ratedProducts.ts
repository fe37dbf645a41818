import type { Queries } from '../../store/Database.ts';
import { findProperties } from '../../store/findProperties.ts';
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
