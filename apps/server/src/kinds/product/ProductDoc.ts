import type { ContentReference } from '../../store/Kind.ts';

/** Days before or after today, or without limit. */
export type Boundary = number | 'Unlimited';

/** What a product can do: a product template as it is stored. Other products and the rating form are named. */
export type ProductDoc = {
  name: string;
  /** What dense lists and rates call it. */
  shortName: string;
  /** The name on documents that a customer sees. */
  externalName: string;
  active: boolean;
  /** A product can be submitted, quoted, or both. */
  selectableOnSubmission: boolean;
  selectableOnQuote: boolean;
  allowMultiQuoteProposals: boolean;
  /** The submittable products that it can be quoted for. */
  submissionProductNames: string[];
  enableRefreshQuote: boolean;
  quoteSectionOrdering: number;
  externalReportGeneratorBeanNames: string[];
  useAgentRatingFormsForAgentQuoting: boolean;
  ratingAdapterBeanName: string | null;
  /** The unique name of a form template. */
  ratingOutputFormName: string | null;
  useRateStatusWhenRating: boolean;
  pricingFormEnabled: boolean;
  quoteAdapterBeanName: string | null;
  agentQuoteAllQuotes: boolean;
  bindingFormEnabled: boolean;
  binderEnabled: boolean;
  agentBindingFormEnabled: boolean;
  agentBindAllQuotes: boolean;
  allowBindingMultiplePolicies: boolean;
  policyAdapterBeanName: string | null;
  issuanceFormEnabled: boolean;
  autoRequestCancellationFlag: boolean;
  autoRequestCancellationDaysBeforeExpiration: number;
  autoRequestCancellationReason: string | null;
  allowCancellationOnPolicyExpirationDate: boolean;
  allowEndorsementOnPolicyExpirationDate: boolean;
  producerBackdateBoundary: Boundary;
  producerFuturedateBoundary: Boundary;
  producerSubmitPendingBoundary: Boundary;
  uwBackdateBoundary: Boundary;
  uwFuturedateBoundary: Boundary;
  uwSubmitPendingBoundary: Boundary;
  policyDateRangeBoundary: Boundary;
  policyDateRangeBoundaryUnit: 'days' | 'months';
  quoteTemplate: ContentReference | null;
  binderTemplate: ContentReference | null;
};

/** A product of a store from before products could be edited. */
export type EarlyProductDoc = Pick<
  ProductDoc,
  'name' | 'shortName' | 'externalName' | 'active' | 'selectableOnSubmission' | 'selectableOnQuote'
> & { uniqueName: string; formTemplateUniqueNames: string[] };

/** The documents that a product has, by the names of their parts of an upload. */
export const productDocuments = { quoteFile: 'quoteTemplate', binderFile: 'binderTemplate' } as const;

/** What a new product starts from, but for its names. */
export const newProduct: Omit<ProductDoc, 'name' | 'shortName'> = {
  externalName: '',
  active: true,
  selectableOnSubmission: true,
  selectableOnQuote: true,
  allowMultiQuoteProposals: true,
  submissionProductNames: [],
  enableRefreshQuote: true,
  quoteSectionOrdering: 0,
  externalReportGeneratorBeanNames: [],
  useAgentRatingFormsForAgentQuoting: false,
  ratingAdapterBeanName: null,
  ratingOutputFormName: null,
  useRateStatusWhenRating: false,
  pricingFormEnabled: false,
  quoteAdapterBeanName: null,
  agentQuoteAllQuotes: false,
  bindingFormEnabled: false,
  binderEnabled: false,
  agentBindingFormEnabled: false,
  agentBindAllQuotes: false,
  allowBindingMultiplePolicies: false,
  policyAdapterBeanName: null,
  issuanceFormEnabled: false,
  autoRequestCancellationFlag: false,
  autoRequestCancellationDaysBeforeExpiration: 1,
  autoRequestCancellationReason: null,
  allowCancellationOnPolicyExpirationDate: false,
  allowEndorsementOnPolicyExpirationDate: false,
  producerBackdateBoundary: 'Unlimited',
  producerFuturedateBoundary: 'Unlimited',
  producerSubmitPendingBoundary: 'Unlimited',
  uwBackdateBoundary: 'Unlimited',
  uwFuturedateBoundary: 'Unlimited',
  uwSubmitPendingBoundary: 'Unlimited',
  policyDateRangeBoundary: 'Unlimited',
  policyDateRangeBoundaryUnit: 'days',
  quoteTemplate: null,
  binderTemplate: null,
};

/** Whether a stored product is of the time before products could be edited. */
export function isEarly(doc: ProductDoc | EarlyProductDoc): doc is EarlyProductDoc {
  return 'uniqueName' in doc;
}

/** A stored product, whole: what an early one does not say is what a new one starts from. */
export function wholeProduct(doc: ProductDoc | EarlyProductDoc): ProductDoc {
  if (!isEarly(doc)) return doc;
  const { uniqueName: _uniqueName, formTemplateUniqueNames: _forms, ...rest } = doc;
  return { ...newProduct, ...rest };
}
