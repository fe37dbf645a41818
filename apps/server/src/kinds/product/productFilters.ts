import type { FilterFields } from '../../lists/readFilter.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { oneOf, templateFilters } from '../templateFilters.ts';

/** What the contract calls the types of products. */
const productTypes = ['Submmitable', 'Quoteable', 'both'] as const;

type ProductType = (typeof productTypes)[number];

/** The type of a product, from what lists show of it. */
export function productTypeOf({ selectableOnSubmission, selectableOnQuote }: JsonObject): ProductType {
  if (selectableOnSubmission !== true) return 'Quoteable';
  return selectableOnQuote === true ? 'both' : 'Submmitable';
}

export function isProductType(text: string): text is ProductType {
  return productTypes.some((type) => type === text);
}

/** Whether a product can be what a type says: one that can be both can be either. */
export function isOfProductType(summary: JsonObject, type: ProductType): boolean {
  const own = productTypeOf(summary);
  return own === type || own === 'both';
}

const typeEquals = oneOf('type', productTypes, ({ summary }) => productTypeOf(summary));
const activeEquals = oneOf('active', ['true', 'false'], ({ summary }) => String(summary['active']));

const { enabled: _enabled, ...named } = templateFilters;

/** The filter keys of product templates: those of templates, but `active` for `enabled`, and `type`. */
export const productFilters: FilterFields = {
  ...named,
  type: { '': typeEquals, eq: typeEquals },
  active: { '': activeEquals, eq: activeEquals },
};
