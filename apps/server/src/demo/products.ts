import { product } from './dsl/product.ts';
import type { DemoProductSeed } from './types.ts';

const submittable = { selectableOnQuote: false };
const quotable = { selectableOnSubmission: false };
const cancelsUnpaid = {
  autoRequestCancellationFlag: true,
  autoRequestCancellationDaysBeforeExpiration: 20,
  autoRequestCancellationReason: 'C01',
};
const agentsBind = {
  agentQuoteAllQuotes: true,
  agentBindingFormEnabled: true,
  agentBindAllQuotes: true,
  useAgentRatingFormsForAgentQuoting: true,
};
const specialty = {
  ratingAdapterBeanName: 'specialtyRatingAdapter',
  quoteAdapterBeanName: 'manuscriptQuotingAdapter',
};
const marine = { ratingAdapterBeanName: 'marineRatingAdapter', producerBackdateBoundary: 0 } as const;
const financial = { ...specialty, externalReportGeneratorBeanNames: ['creditReport', 'secFilings'] };
const ratedByState = { useRateStatusWhenRating: true };

/** The lines that the carrier writes. */
export const products: DemoProductSeed[] = [
  product(['CA', 'Commercial Auto', 'Business Auto Coverage'], {
    ...{ ...ratedByState, ...cancelsUnpaid },
    externalReportGeneratorBeanNames: ['motorVehicleRecords', 'lossRuns'],
    submissionProductNames: ['Commercial Package', 'Transportation Package'],
    ratingAdapterBeanName: 'autoRatingAdapter',
    documents: { quote: 'pdf', binder: 'pdf' },
  }),
  product(['GL', 'General Liability', 'Commercial General Liability Coverage'], {
    ...{ ...ratedByState, ...cancelsUnpaid },
    externalReportGeneratorBeanNames: ['lossRuns'],
    submissionProductNames: ['Commercial Package', 'Contractors Package', 'Hospitality Package'],
    documents: { quote: 'rtf', binder: 'rtf' },
  }),
  product(['CP', 'Commercial Property', 'Commercial Property Coverage'], {
    ...ratedByState,
    externalReportGeneratorBeanNames: ['propertyInspection', 'catastropheModel'],
    submissionProductNames: ['Commercial Package', 'Hospitality Package'],
    documents: { quote: 'pdf', binder: 'rtf' },
  }),
  product(['BOP', 'Businessowners', 'Businessowners Coverage'], {
    ...{ ...ratedByState, ...agentsBind, ...cancelsUnpaid },
    quoteAdapterBeanName: 'instantQuotingAdapter',
    externalReportGeneratorBeanNames: ['propertyInspection', 'creditReport'],
    documents: { quote: 'html', binder: 'html' },
  }),
  product(['WC', 'Workers Compensation', 'Workers Compensation and Employers Liability'], {
    ...{ ...ratedByState, ...cancelsUnpaid },
    ratingAdapterBeanName: 'workersCompensationRatingAdapter',
    externalReportGeneratorBeanNames: ['experienceRating', 'lossRuns'],
    submissionProductNames: ['Commercial Package', 'Contractors Package'],
    producerBackdateBoundary: 0,
    documents: { quote: 'rtf', binder: 'pdf' },
  }),
  product(['CU', 'Commercial Umbrella', 'Commercial Liability Umbrella Coverage'], {
    ...ratedByState,
    submissionProductNames: ['Commercial Package'],
    quoteSectionOrdering: 90,
    documents: { quote: 'pdf' },
  }),
  product(['IM', 'Inland Marine', 'Commercial Inland Marine Coverage'], {
    ...{ ...marine, ...ratedByState },
    submissionProductNames: ['Contractors Package', 'Transportation Package'],
    documents: { quote: 'rtf' },
  }),
  product(['OM', 'Ocean Marine', 'Ocean Marine Coverage'], {
    ...marine,
    quoteAdapterBeanName: 'manuscriptQuotingAdapter',
    policyDateRangeBoundary: 'Unlimited',
    policyDateRangeBoundaryUnit: 'days',
  }),
  product(['CY', 'Cyber Liability', 'Cyber Incident and Information Security Coverage'], {
    ...specialty,
    externalReportGeneratorBeanNames: ['securityScan'],
    submissionProductNames: ['Executive Package'],
    uwFuturedateBoundary: 180,
    documents: { quote: 'html', binder: 'pdf' },
  }),
  product(['DO', 'Directors and Officers', 'Directors, Officers and Organization Liability'], {
    ...financial,
    submissionProductNames: ['Executive Package'],
    documents: { quote: 'pdf' },
  }),
  product(['EPL', 'Employment Practices', 'Employment Practices Liability'], {
    ...financial,
    submissionProductNames: ['Executive Package', 'Hospitality Package'],
  }),
  product(['CR', 'Crime and Fidelity', 'Commercial Crime Coverage'], {
    ...financial,
    submissionProductNames: ['Executive Package'],
    documents: { quote: 'rtf' },
  }),
  product(['PL', 'Professional Liability', 'Miscellaneous Professional Liability'], {
    ...specialty,
    uwSubmitPendingBoundary: 120,
  }),
  product(['BR', 'Builders Risk', 'Builders Risk Coverage'], {
    ...marine,
    submissionProductNames: ['Contractors Package'],
    policyDateRangeBoundary: 36,
    allowCancellationOnPolicyExpirationDate: true,
  }),
  product(['EB', 'Equipment Breakdown', 'Equipment Breakdown Coverage'], {
    ...ratedByState,
    submissionProductNames: ['Commercial Package'],
    quoteSectionOrdering: 40,
  }),
  product(['SU', 'Surety', 'Contract and Commercial Surety'], {
    ...submittable,
    externalReportGeneratorBeanNames: ['creditReport', 'workInProgress'],
  }),
  product(['PKG', 'Commercial Package', 'Commercial Package Policy'], {
    ...submittable,
    externalReportGeneratorBeanNames: ['lossRuns', 'propertyInspection'],
    producerFuturedateBoundary: 120,
  }),
  product(['CPK', 'Contractors Package', 'Contractors Package Policy'], {
    ...submittable,
    externalReportGeneratorBeanNames: ['lossRuns', 'workInProgress'],
  }),
  product(['TPK', 'Transportation Package', 'Transportation Package Policy'], {
    ...submittable,
    externalReportGeneratorBeanNames: ['motorVehicleRecords', 'lossRuns'],
    producerBackdateBoundary: 0,
  }),
  product(['HPK', 'Hospitality Package', 'Hospitality Package Policy'], submittable),
  product(['XPK', 'Executive Package', 'Management Liability Package'], {
    ...submittable,
    externalReportGeneratorBeanNames: ['secFilings'],
    uwBackdateBoundary: 'Unlimited',
  }),
  product(['XS', 'Excess Liability', 'Excess Liability Coverage'], {
    ...{ ...quotable, ...specialty },
    submissionProductNames: ['Commercial Package', 'Transportation Package'],
    documents: { quote: 'pdf', binder: 'pdf' },
  }),
  product(['TR', 'Terrorism', 'Certified Acts of Terrorism Coverage'], {
    ...quotable,
    submissionProductNames: ['Commercial Package', 'Hospitality Package'],
    policyDateRangeBoundary: 365,
    policyDateRangeBoundaryUnit: 'days',
  }),
  product(['DIC', 'Difference in Conditions', 'Earthquake and Flood Coverage'], {
    ...{ ...quotable, ...specialty },
    externalReportGeneratorBeanNames: [],
    submissionProductNames: ['Commercial Package'],
  }),
  product(['LL', 'Liquor Liability', 'Liquor Liability Coverage'], {
    ...{ ...quotable, ...ratedByState },
    submissionProductNames: ['Hospitality Package'],
    documents: { binder: 'rtf' },
  }),
  product(['HNO', 'Hired and Non-Owned Auto', 'Hired and Non-Owned Auto Liability'], {
    ...{ ...quotable, ...ratedByState },
    ratingAdapterBeanName: 'autoRatingAdapter',
    submissionProductNames: ['Commercial Package', 'Hospitality Package'],
  }),
  product(['MTC', 'Motor Truck Cargo', 'Motor Truck Cargo Legal Liability'], {
    ...marine,
    submissionProductNames: ['Transportation Package'],
    documents: { quote: 'rtf', binder: 'rtf' },
  }),
  product(['GD', 'Garage and Dealers', 'Auto Dealers Coverage'], {
    ...{ ...ratedByState, ratingAdapterBeanName: 'autoRatingAdapter' },
    externalReportGeneratorBeanNames: ['motorVehicleRecords'],
  }),
  product(['PLL', 'Pollution Legal Liability', 'Site Pollution Incident Coverage'], {
    ...specialty,
    policyDateRangeBoundary: 120,
    documents: { quote: 'pdf' },
  }),
  product(['CPL', 'Contractors Pollution', 'Contractors Pollution Liability'], {
    ...specialty,
    submissionProductNames: ['Contractors Package'],
  }),
  product(['FID', 'Fiduciary Liability', 'Pension and Benefit Plan Fiduciary Liability'], {
    ...financial,
    submissionProductNames: ['Executive Package'],
  }),
  product(['AE', 'Architects and Engineers', 'Design Professionals Liability'], {
    ...specialty,
    documents: { quote: 'html' },
  }),
  product(['MM', 'Medical Professional Liability', 'Health Care Professional Liability'], {
    ...specialty,
    uwBackdateBoundary: 'Unlimited',
    producerBackdateBoundary: 0,
    externalReportGeneratorBeanNames: ['lossRuns'],
  }),
  product(['FR', 'Farm and Ranch', 'Farm and Ranch Coverage'], {
    ...{ ...agentsBind, ...cancelsUnpaid, ...ratedByState },
    documents: { quote: 'rtf', binder: 'html' },
  }),
  product(['SE', 'Special Events', 'Special Event Liability'], {
    ...agentsBind,
    quoteAdapterBeanName: 'instantQuotingAdapter',
    policyDateRangeBoundary: 30,
    policyDateRangeBoundaryUnit: 'days',
    producerBackdateBoundary: 0,
    producerFuturedateBoundary: 365,
  }),
  product(['AV', 'Aviation', 'Aircraft Hull and Liability'], { ...marine, active: false }),
  product(['KR', 'Kidnap and Ransom', 'Kidnap, Ransom and Extortion Coverage'], {
    ...{ ...financial, active: false },
    submissionProductNames: ['Executive Package'],
  }),
  product(['RC', 'Product Recall', 'Product Contamination and Recall Expense'], {
    ...{ ...specialty, active: false },
    documents: { quote: 'pdf' },
  }),
];
