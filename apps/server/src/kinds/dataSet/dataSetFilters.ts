import { ParameterError } from '../../http/ParameterError.ts';
import type { RowFilter } from '../../lists/RowFilter.ts';
import type { FilterFields } from '../../lists/readFilter.ts';
import { nameFilters } from '../nameFilters.ts';
import { searchFilter } from '../searchFilter.ts';
import { dataSetType } from './DataSetDoc.ts';

/** Answers the ids of the sets that a product uses, and a key that changes with the answer. */
export type ProductUse = (productName: string) => Promise<{ ids: ReadonlySet<string>; key: string }>;

/** The filter keys of data sets. */
export function dataSetFilters(productUse: ProductUse): FilterFields {
  return {
    // Nothing else of a set is searched.
    name: { ...nameFilters, '': searchFilter, contains: searchFilter },
    type: { '': typeEquals, eq: typeEquals, in: typeIn },
    product: { '': (text) => usedByProduct(text, productUse), eq: (text) => usedByProduct(text, productUse) },
  };
}

function typeEquals(text: string): RowFilter {
  const type = readType(text);
  return { key: `type.eq ${type}`, search: null, matches: ({ summary }) => summary['type'] === type };
}

function typeIn(text: string): RowFilter {
  const types = new Set<unknown>(text.split(',').map(readType));
  return { key: `type.in ${[...types]}`, search: null, matches: ({ summary }) => types.has(summary['type']) };
}

async function usedByProduct(text: string, productUse: ProductUse): Promise<RowFilter> {
  const { ids, key } = await productUse(text);
  return { key: `product ${key}`, search: null, matches: null, ids };
}

function readType(text: string): number {
  const type = Object.values(dataSetType).find((value) => String(value) === text);
  if (type === undefined) throw new ParameterError('filterUri', `'${text}' is not a type of data set.`);
  return type;
}
