import type { Kind, Renaming } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';
import { checkProductShape } from './productShape.ts';

/** A product as far as data sets need it. */
export type ProductDoc = {
  uniqueName: string;
  shortName: string;
  /** What criteria, forms and filters call it. */
  name: string;
  externalName: string;
  active: boolean;
  selectableOnSubmission: boolean;
  selectableOnQuote: boolean;
  formTemplateUniqueNames: string[];
};

/** Products. They refer to the forms they use. */
export const productKind: Kind<ProductDoc> = {
  name: kindNames.product,
  noun: 'product',
  validate: checkProductShape,
  nameOf: ({ name }) => name,
  summarise: ({ shortName }) => ({ shortName }),
  referencesOf: ({ formTemplateUniqueNames }) =>
    formTemplateUniqueNames.map((toName, index) => ({
      part: '',
      toKind: kindNames.formTemplate,
      toName,
      toPart: '',
      pointer: `/formTemplateUniqueNames/${index}`,
    })),
  hasPart: () => false,
  isRequired: () => false,
  followRenaming,
};

function followRenaming(doc: ProductDoc, { kind, from, to }: Renaming): ProductDoc {
  if (kind !== kindNames.formTemplate) return doc;
  return {
    ...doc,
    formTemplateUniqueNames: doc.formTemplateUniqueNames.map((name) => (name === from ? to : name)),
  };
}
