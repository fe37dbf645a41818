import { checkShape, type ShapeCheck, whole } from '../../store/checkShape.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { fileNameFault } from '../../uploads/fileNameFault.ts';
import { checkUnique } from '../checkUnique.ts';
import { contentReferenceShape } from '../contentReferenceShape.ts';
import { kindNames } from '../kindNames.ts';
import { type EarlyProductDoc, isEarly, type ProductDoc, productDocuments } from './ProductDoc.ts';

const name = { type: 'string', format: 'name', maxLength: 1000 };
const text = { type: 'string', maxLength: 1000 };
const optionalText = { type: ['string', 'null'], minLength: 1, maxLength: 1000 };
const texts = { type: 'array', maxItems: 500, items: { type: 'string', minLength: 1, maxLength: 1000 } };
const flag = { type: 'boolean' };

/** Whole days within a range, or without limit. */
function boundary(minimum: number, maximum: number) {
  return { type: ['integer', 'string'], minimum, maximum, pattern: '^Unlimited$' };
}

const contentReference = contentReferenceShape();

const earlyProperties = {
  name,
  shortName: text,
  externalName: text,
  active: flag,
  selectableOnSubmission: flag,
  selectableOnQuote: flag,
};

const properties = {
  ...earlyProperties,
  shortName: { ...text, pattern: '\\S' },
  allowMultiQuoteProposals: flag,
  submissionProductNames: { type: 'array', maxItems: 500, items: name },
  enableRefreshQuote: flag,
  quoteSectionOrdering: { type: 'integer', minimum: 0, maximum: 300 },
  externalReportGeneratorBeanNames: texts,
  useAgentRatingFormsForAgentQuoting: flag,
  ratingAdapterBeanName: optionalText,
  ratingOutputFormName: { ...name, type: ['string', 'null'] },
  useRateStatusWhenRating: flag,
  pricingFormEnabled: flag,
  quoteAdapterBeanName: optionalText,
  agentQuoteAllQuotes: flag,
  bindingFormEnabled: flag,
  binderEnabled: flag,
  agentBindingFormEnabled: flag,
  agentBindAllQuotes: flag,
  allowBindingMultiplePolicies: flag,
  policyAdapterBeanName: optionalText,
  issuanceFormEnabled: flag,
  autoRequestCancellationFlag: flag,
  autoRequestCancellationDaysBeforeExpiration: { type: 'integer', minimum: 0, maximum: 300 },
  autoRequestCancellationReason: optionalText,
  allowCancellationOnPolicyExpirationDate: flag,
  allowEndorsementOnPolicyExpirationDate: flag,
  producerBackdateBoundary: boundary(-365, 0),
  producerFuturedateBoundary: boundary(0, 365),
  producerSubmitPendingBoundary: boundary(0, 366),
  uwBackdateBoundary: boundary(-365, 0),
  uwFuturedateBoundary: boundary(0, 365),
  uwSubmitPendingBoundary: boundary(0, 366),
  policyDateRangeBoundary: boundary(0, 2000),
  policyDateRangeBoundaryUnit: { enum: ['days', 'months'] },
  quoteTemplate: contentReference,
  binderTemplate: contentReference,
};

const checkWhole = checkShape<ProductDoc>(whole(properties), productFaults);

const formNames = { uniqueName: name, formTemplateUniqueNames: { type: 'array', items: name } };
const checkEarly = checkShape(whole({ ...earlyProperties, ...formNames }));

/** The shape of a stored product, and what its parts must be together; of an early one, the shape that it had. */
const checkProductShape: ShapeCheck = (value) =>
  typeof value === 'object' && value !== null && 'uniqueName' in value
    ? checkEarly(value)
    : checkWhole(value);

/** What is needed of a product that can be quoted, by what the product does. */
function productFaults(doc: ProductDoc): Violation[] {
  const { submissionProductNames, externalReportGeneratorBeanNames } = doc;
  return [
    ...needs(doc),
    ...documentFaults(doc),
    ...checkUnique(submissionProductNames, 'product', (index) => `/submissionProductNames/${index}`),
    ...checkUnique(
      externalReportGeneratorBeanNames,
      'report',
      (index) => `/externalReportGeneratorBeanNames/${index}`,
    ),
  ];
}

/** Files are saved under these names on whatever file system. */
function documentFaults(doc: ProductDoc): Violation[] {
  return Object.values(productDocuments).flatMap((property) => {
    const content = doc[property];
    const fault = content === null ? null : fileNameFault(content.fileName);
    const message = `The name of the document ${fault}.`;
    return fault === null ? [] : [{ pointer: `/${property}/fileName`, message }];
  });
}

const adapters = {
  ratingAdapterBeanName: 'The rating adapter is missing: a product that can be quoted needs one.',
  quoteAdapterBeanName: 'The quoting adapter is missing: a product that can be quoted needs one.',
  policyAdapterBeanName: 'The policy adapter is missing: a product that can be quoted needs one.',
} as const;

function needs(doc: ProductDoc): Violation[] {
  if (!doc.selectableOnQuote) {
    if (doc.selectableOnSubmission) return [];
    return [{ pointer: '/selectableOnQuote', message: 'A product can be submitted, quoted or both.' }];
  }
  const missing = Object.entries(adapters)
    .filter(([adapter]) => doc[adapter as keyof typeof adapters] === null)
    .map(([adapter, message]) => ({ pointer: `/${adapter}`, message }));
  if (!doc.autoRequestCancellationFlag || doc.autoRequestCancellationReason !== null) return missing;
  const message = 'The reason is missing: cancellation is requested automatically.';
  return [...missing, { pointer: '/autoRequestCancellationReason', message }];
}

/** What is in the store: an early product stays as it is until somebody saves it. */
export type StoredProduct = ProductDoc | EarlyProductDoc;

/** Product templates. They refer to the products that they can be quoted for, and to the form of their rating output. */
export const productKind: Kind<StoredProduct> = {
  name: kindNames.product,
  noun: 'product template',
  validate: checkProductShape,
  unique: {
    property: 'shortName',
    message: (shortName) => `Another product template has the short name '${shortName}'.`,
  },
  nameOf: ({ name }) => name,
  summarise: ({ shortName, active, selectableOnSubmission, selectableOnQuote }) => ({
    ...{ shortName, active, selectableOnSubmission, selectableOnQuote },
  }),
  searchTextOf: ({ name, shortName, externalName }) => [name, shortName, externalName].join('\n'),
  searchFields: ['name', 'shortName', 'externalName'],
  referencesOf: (doc) =>
    isEarly(doc)
      ? doc.formTemplateUniqueNames.map((form, index) =>
          reference(kindNames.formTemplate, form, `/formTemplateUniqueNames/${index}`),
        )
      : referencesOf(doc),
  hasPart: () => false,
  contentsOf: (doc) => (isEarly(doc) ? [] : contentsOf(doc)),
  isRequired: () => false,
  followRenaming: (doc, renaming) =>
    isEarly(doc) ? followInEarly(doc, renaming) : followRenaming(doc, renaming),
};

function reference(toKind: string, toName: string, pointer: string): Reference {
  return { part: '', toKind, toName, toPart: '', pointer };
}

function referencesOf({ submissionProductNames, ratingOutputFormName }: ProductDoc): Reference[] {
  const products = submissionProductNames.map((product, index) => ({
    ...reference(kindNames.product, product, `/submissionProductNames/${index}`),
    objection: (target: object) =>
      'selectableOnSubmission' in target && target.selectableOnSubmission === true
        ? null
        : `The product template '${product}' cannot be submitted.`,
  }));
  if (ratingOutputFormName === null) return products;
  return [...products, reference(kindNames.formTemplate, ratingOutputFormName, '/ratingOutputFormName')];
}

function contentsOf(doc: ProductDoc) {
  return Object.values(productDocuments).flatMap((property) => {
    const content = doc[property];
    return content === null ? [] : [{ content, pointer: `/${property}` }];
  });
}

function followRenaming(doc: ProductDoc, { kind, from, to }: Renaming): ProductDoc {
  if (kind === kindNames.product && doc.submissionProductNames.includes(from)) {
    return { ...doc, submissionProductNames: renamed(doc.submissionProductNames, from, to) };
  }
  if (kind === kindNames.formTemplate && doc.ratingOutputFormName === from) {
    return { ...doc, ratingOutputFormName: to };
  }
  return doc;
}

function followInEarly(doc: EarlyProductDoc, { kind, from, to }: Renaming): EarlyProductDoc {
  if (kind !== kindNames.formTemplate) return doc;
  return { ...doc, formTemplateUniqueNames: renamed(doc.formTemplateUniqueNames, from, to) };
}

function renamed(names: readonly string[], from: string, to: string): string[] {
  return names.map((name) => (name === from ? to : name));
}
