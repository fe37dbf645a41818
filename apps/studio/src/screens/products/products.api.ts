import type { ProductTemplate } from '@studio/api';
import { idObject } from '../../kernel/kind/idObject.ts';
import { newOrigin } from '../../kernel/object/newOrigin.ts';
import { dataSetChoices } from '../../kernel/resource/dataSetLookup.ts';
import { products } from './early.ts';

/** A product template as the server has it. */
export type Product = ProductTemplate;

/** What a new template starts from: it can be submitted and quoted, and no day is too far. */
export const newProduct: Product = {
  ...newOrigin,
  name: '',
  shortName: '',
  externalName: '',
  active: true,
  type: 'both',
  selectableOnSubmission: true,
  selectableOnQuote: true,
  allowMultiQuoteProposals: true,
  submissionProductTemplates: null,
  submissionProductTemplateIds: [],
  enableRefreshQuote: true,
  quoteSectionOrdering: 0,
  externalReportGeneratorBeanNames: null,
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
  quoteTemplateFileName: null,
  quoteFileTemplateId: null,
  binderTemplateFileName: null,
  binderFileTemplateId: null,
};

/** A product template on the server, known by its id. */
export const productObject = idObject(products);

/** What a product chooses from, by the names that the product gives its data sets. */
export const productChoices = {
  ratingAdapters: dataSetChoices('Rating Adapters'),
  externalReports: dataSetChoices('External Reports'),
  quotingAdapters: dataSetChoices('Quoting Adapters'),
  policyAdapters: dataSetChoices('Policy Adapters'),
  ratingForms: dataSetChoices('Rating Forms', ['/UIFormTemplate']),
  cancellationReasons: dataSetChoices('Cancellation Reasons'),
  submittable: dataSetChoices('Product Templates By Type', [products.kind], 'Submmitable'),
};
