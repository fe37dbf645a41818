import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';
import { type EarlyProductDoc, isEarly, type ProductDoc, productDocuments } from './ProductDoc.ts';
import { checkProductShape } from './productShape.ts';

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
