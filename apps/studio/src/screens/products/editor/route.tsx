import { productTemplateLimits as limits } from '@studio/api';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useEffect, useEffectEvent, useRef } from 'react';
import { defineIdEditor, idScreen } from '../../../kernel/kind/idEditor.ts';
import { comparePath } from '../../../kernel/object/compare/comparePath.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { documentField } from '../../../kernel/object/files/documentField.tsx';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { checkboxField } from '../../../kernel/object/plain/checkboxField.tsx';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { multiSelectField } from '../../../kernel/object/plain/multiSelectField.tsx';
import { namesakesIn } from '../../../kernel/object/plain/namesakesIn.ts';
import { numberField } from '../../../kernel/object/plain/numberField.tsx';
import { selectField } from '../../../kernel/object/plain/selectField.tsx';
import { statusField } from '../../../kernel/object/plain/statusField.ts';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { products } from '../early.ts';
import { newProduct, type Product, productChoices, productObject } from '../products.api.ts';
import { productEditorText, productText } from '../products.messages.ts';
import { boundaryField, unitField, unlimited } from './boundaryField.tsx';
import { describeBoundary } from './describeBoundary.ts';
import { documentsStep, documentUrl, loadUpload } from './productDocuments.ts';
import {
  isQuotable,
  isSubmittable,
  type ProductBody,
  type ProductDraft,
  settleDays,
  toProductBody,
  toProductDraft,
} from './productDraft.ts';

type Flag = {
  [Name in keyof ProductDraft]: ProductDraft[Name] extends boolean ? Name : never;
}[keyof ProductDraft];

/** What only products need that can be quoted, or submitted. What it holds stays, and is saved, whatever the type. */
const ofQuotable = { isShown: isQuotable, isKeptHidden: true } as const;
const ofSubmittable = { isShown: isSubmittable, isKeptHidden: true } as const;

/** What is on or off of a product that can be quoted. */
function quotableFlag(name: Exclude<Flag, 'active'>) {
  return checkboxField<Product, ProductDraft>({ label: () => productEditorText(name), ...ofQuotable });
}

function adapterField(
  name: 'ratingAdapterBeanName' | 'quoteAdapterBeanName' | 'policyAdapterBeanName',
  choices: (typeof productChoices)['ratingAdapters'],
) {
  return selectField<Product, ProductDraft>({
    ...{ label: () => productEditorText(name), choices, isRequired: true, ...ofQuotable },
  });
}

function quotableDocument(
  name: 'quoteDocument' | 'binderDocument',
  bodyName: 'quoteFileTemplateId' | 'binderFileTemplateId',
) {
  return documentField<Product, ProductDraft>({
    ...{ label: () => productEditorText(name), bodyName, urlOf: documentUrl, ...ofQuotable },
  });
}

type DateField = Extract<keyof ProductDraft, `producer${string}` | `uw${string}`>;

function dateField(name: DateField, min: number, max: number) {
  return boundaryField<Product, ProductDraft>({
    ...{ label: () => productEditorText(name), min, max, ...ofSubmittable },
  });
}

const isCancelling = (draft: ProductDraft) => draft.autoRequestCancellationFlag;

/** The editor of product templates. */
export const productEditor = defineIdEditor<Product, ProductDraft, ProductBody>(products, {
  schemaVersion: 1,
  object: productObject,
  ...{ text: productText, editorText: productEditorText },
  ownTexts: () => ({
    back: productText('title'),
    copied: (name) => objectText('copy.inactive', { name }),
    modifyQuestion: productEditorText('renameQuestion'),
  }),
  fields: {
    name: textField({
      label: () => productEditorText('name'),
      ...{ ...limits.name, isName: true },
      findNamesakes: namesakesIn(products.list, 'name'),
    }),
    shortName: textField({ label: () => productEditorText('shortName'), ...limits.shortName }),
    externalName: textField({ label: () => productEditorText('externalName'), ...limits.externalName }),
    active: statusField(),
    allowMultiQuoteProposals: checkboxField({ label: () => productEditorText('allowMultiQuoteProposals') }),
    type: choiceField({
      label: () => productEditorText('type'),
      bodyName: 'selectableOnQuote',
      choices: () => [
        { value: 'Submmitable', label: productText('type.Submmitable') },
        { value: 'Quoteable', label: productText('type.Quoteable') },
        { value: 'both', label: productText('type.both') },
      ],
    }),
    enableRefreshQuote: quotableFlag('enableRefreshQuote'),
    useAgentRatingFormsForAgentQuoting: quotableFlag('useAgentRatingFormsForAgentQuoting'),
    ratingAdapterBeanName: adapterField('ratingAdapterBeanName', productChoices.ratingAdapters),
    ratingOutputFormName: selectField<Product, ProductDraft>({
      label: () => productEditorText('ratingOutputFormName'),
      choices: productChoices.ratingForms,
      ...ofQuotable,
    }),
    useRateStatusWhenRating: quotableFlag('useRateStatusWhenRating'),
    pricingFormEnabled: quotableFlag('pricingFormEnabled'),
    quoteAdapterBeanName: adapterField('quoteAdapterBeanName', productChoices.quotingAdapters),
    agentQuoteAllQuotes: quotableFlag('agentQuoteAllQuotes'),
    quoteSectionOrdering: numberField<Product, ProductDraft>({
      ...{ label: () => productEditorText('quoteSectionOrdering'), ...limits.quoteSectionOrdering },
      ...{ isRequired: true, whenLeftEmpty: 0 },
      ...ofQuotable,
    }),
    bindingFormEnabled: quotableFlag('bindingFormEnabled'),
    quoteDocument: quotableDocument('quoteDocument', 'quoteFileTemplateId'),
    binderDocument: quotableDocument('binderDocument', 'binderFileTemplateId'),
    binderEnabled: quotableFlag('binderEnabled'),
    agentBindingFormEnabled: quotableFlag('agentBindingFormEnabled'),
    agentBindAllQuotes: quotableFlag('agentBindAllQuotes'),
    allowBindingMultiplePolicies: quotableFlag('allowBindingMultiplePolicies'),
    policyAdapterBeanName: adapterField('policyAdapterBeanName', productChoices.policyAdapters),
    issuanceFormEnabled: quotableFlag('issuanceFormEnabled'),
    autoRequestCancellationFlag: quotableFlag('autoRequestCancellationFlag'),
    autoRequestCancellationDaysBeforeExpiration: numberField<Product, ProductDraft>({
      ...{ label: () => productEditorText('days'), min: 0, max: 300 },
      ...{ isRequired: true, whenLeftEmpty: 0, settle: settleDays },
      ...ofQuotable,
      isLockedIn: (draft) => !isCancelling(draft),
    }),
    autoRequestCancellationReason: selectField<Product, ProductDraft>({
      label: () => productEditorText('reason'),
      choices: productChoices.cancellationReasons,
      ...ofQuotable,
      isLockedIn: (draft) => !isCancelling(draft),
      isRequiredWhen: isCancelling,
    }),
    allowCancellationOnPolicyExpirationDate: quotableFlag('allowCancellationOnPolicyExpirationDate'),
    allowEndorsementOnPolicyExpirationDate: quotableFlag('allowEndorsementOnPolicyExpirationDate'),
    producerFuturedateBoundary: dateField('producerFuturedateBoundary', 0, 365),
    producerSubmitPendingBoundary: dateField('producerSubmitPendingBoundary', 0, 366),
    producerBackdateBoundary: dateField('producerBackdateBoundary', -365, 0),
    uwFuturedateBoundary: dateField('uwFuturedateBoundary', 0, 365),
    uwSubmitPendingBoundary: dateField('uwSubmitPendingBoundary', 0, 366),
    uwBackdateBoundary: dateField('uwBackdateBoundary', -365, 0),
    policyDateRangeBoundary: boundaryField<Product, ProductDraft>({
      ...{ label: () => productEditorText('policyDateRangeBoundary'), min: 0, max: 2000 },
      linkedFields: ['policyDateRangeBoundaryUnit'],
      implies: (value, before) =>
        value === unlimited || before.policyDateRangeBoundary === unlimited
          ? { policyDateRangeBoundaryUnit: 'days' }
          : {},
    }),
    policyDateRangeBoundaryUnit: unitField<Product, ProductDraft>({
      label: () => productEditorText('unit'),
      isLockedIn: (draft) => draft.policyDateRangeBoundary === unlimited,
    }),
  },
  lists: {
    submissionProducts: multiSelectField<Product, ProductDraft>({
      label: () => productEditorText('submissionProducts'),
      bodyName: 'submissionProductTemplates',
      choices: productChoices.submittable,
      placeholder: () => productEditorText('submissionProducts.none'),
      isShown: isQuotable,
      maxTexts: 500,
    }),
    reports: multiSelectField<Product, ProductDraft>({
      label: () => productEditorText('reports.label'),
      bodyName: 'externalReportGeneratorBeanNames',
      choices: productChoices.externalReports,
      placeholder: () => productEditorText('reports.none'),
      isShown: isSubmittable,
      maxTexts: 500,
    }),
  },
  order: [
    {
      heading: () => productEditorText('information'),
      fields: [['name', 'shortName'], 'externalName', 'active', 'type', 'allowMultiQuoteProposals'],
    },
    {
      heading: () => productEditorText('quotingDetails'),
      fields: ['submissionProducts', 'enableRefreshQuote'],
    },
    { heading: () => productEditorText('reports'), fields: ['reports'] },
    {
      heading: () => productEditorText('rating'),
      fields: [
        ['ratingAdapterBeanName', 'ratingOutputFormName'],
        'useAgentRatingFormsForAgentQuoting',
        'useRateStatusWhenRating',
      ],
    },
    { heading: () => productEditorText('pricing'), fields: ['pricingFormEnabled'] },
    {
      heading: () => productEditorText('quoting'),
      fields: [['quoteAdapterBeanName', 'quoteSectionOrdering'], 'quoteDocument', 'agentQuoteAllQuotes'],
    },
    {
      heading: () => productEditorText('binding'),
      fields: [
        ...(['bindingFormEnabled', 'binderEnabled', 'agentBindingFormEnabled'] as const),
        ...(['agentBindAllQuotes', 'allowBindingMultiplePolicies'] as const),
        'binderDocument',
      ],
    },
    {
      heading: () => productEditorText('issuance'),
      fields: ['policyAdapterBeanName', 'issuanceFormEnabled'],
    },
    {
      heading: () => productEditorText('cancellation'),
      fields: [
        'autoRequestCancellationFlag',
        ['autoRequestCancellationDaysBeforeExpiration', 'autoRequestCancellationReason'],
        'allowCancellationOnPolicyExpirationDate',
      ],
    },
    {
      heading: () => productEditorText('endorsement'),
      fields: ['allowEndorsementOnPolicyExpirationDate'],
    },
    {
      heading: () => productEditorText('dates'),
      fields: [
        ['producerFuturedateBoundary', 'uwFuturedateBoundary'],
        ['producerSubmitPendingBoundary', 'uwSubmitPendingBoundary'],
        ['producerBackdateBoundary', 'uwBackdateBoundary'],
        ['policyDateRangeBoundary', 'policyDateRangeBoundaryUnit'],
      ],
      notes: {
        producerFuturedateBoundary: describeBoundary('future'),
        producerSubmitPendingBoundary: describeBoundary('pending'),
        producerBackdateBoundary: describeBoundary('back'),
        policyDateRangeBoundary: describeBoundary('period'),
      },
    },
  ],
  blank: newProduct,
  toDraft: toProductDraft,
  toBody: toProductBody,
  secondStep: documentsStep,
});

const productScreen = idScreen(productEditor, {
  permission: 'AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES',
  copiedWith: { active: false },
  copiedUnder: ({ name, shortName }, copied) => ({ shortName: copied.replace(name, () => shortName) }),
  uniquePointers: ['/shortName'],
  isRenamed: (doc, { name, shortName }) => name.trim() !== doc.name || shortName.trim() !== doc.shortName,
  useOwnParts: ({ state }) => {
    useFreshSubmittable(state.draft);
    return {};
  },
  preloadOfflineParts: loadUpload,
  actions: {
    Compare: {
      does: 'open',
      label: () => productText('compare'),
      icon: <GitCompareArrows aria-hidden size={16} />,
      path: ({ id }) => comparePath(products.paths, id),
    },
  },
});

/** Loads the products that can be chosen as 'Quotable for' again when the type is changed. */
function useFreshSubmittable({ type }: Pick<ProductDraft, 'type'>): void {
  const { reload } = useLookup(isQuotable({ type }) ? productChoices.submittable : null);
  const loadedFor = useRef(type);
  const load = useEffectEvent(reload);
  useEffect(() => {
    if (loadedFor.current === type) return;
    loadedFor.current = type;
    load();
  }, [type]);
}

/** The editor of a product template, new or existing. */
export function Component() {
  return <EditorRoute of={productScreen} />;
}
