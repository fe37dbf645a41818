import { newProduct, type ProductDoc } from '../../kinds/product/ProductDoc.ts';
import type { DemoProductSeed, DocumentType } from '../types.ts';

interface ProductOptions extends Partial<Omit<ProductDoc, 'quoteTemplate' | 'binderTemplate'>> {
  /** The types of its documents. Default: none. */
  documents?: { quote?: DocumentType; binder?: DocumentType };
}

/** Defaults of products that can be quoted: 30 days back for agents, 90 for underwriters. */
const quotable = {
  ratingAdapterBeanName: 'commercialLinesRatingAdapter',
  quoteAdapterBeanName: 'standardQuotingAdapter',
  policyAdapterBeanName: 'policyIssuanceAdapter',
  pricingFormEnabled: true,
  bindingFormEnabled: true,
  binderEnabled: true,
  issuanceFormEnabled: true,
  allowEndorsementOnPolicyExpirationDate: true,
  policyDateRangeBoundary: 12,
  policyDateRangeBoundaryUnit: 'months',
} as const;

const dates = {
  producerBackdateBoundary: -30,
  producerFuturedateBoundary: 90,
  producerSubmitPendingBoundary: 60,
  uwBackdateBoundary: -90,
} as const;

/** A product that by default can be submitted and quoted. */
export function product(
  [shortName, name, externalName]: readonly [shortName: string, name: string, externalName: string],
  { documents = {}, ...given }: ProductOptions = {},
): DemoProductSeed {
  const isQuotable = given.selectableOnQuote !== false;
  const isSubmittable = given.selectableOnSubmission !== false;
  const { quoteTemplate: _quote, binderTemplate: _binder, ...start } = newProduct;
  return {
    ...{ ...start, shortName, name, externalName },
    ...(isQuotable && quotable),
    ...(isSubmittable && dates),
    ...given,
    documents,
  };
}
