import { checkShape } from '../../store/checkShape.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { checkUnique } from '../checkUnique.ts';
import { kindNames } from '../kindNames.ts';
import { formTemplateShape } from './formTemplateShape.ts';

/** A field of a form as far as data sets need it. */
export type FormField = {
  /** Tells the field from others whatever it is called; a form from elsewhere may lack it. */
  id?: string;
  /** The variable name, unique within the form. */
  name: string;
  label: string;
  type: number;
  /** The set that feeds the field; null for free entry. */
  dataSetName: string | null;
};

/** A form template as far as data sets need it. */
export type FormTemplateDoc = {
  uniqueName: string;
  /** The display name. */
  name: string;
  version: number;
  type: number;
  status: number;
  repeatable: boolean;
  /** Empty for all products. */
  productNames: string[];
  fields: FormField[];
};

/** Form templates. Their fields refer to data sets; they refer to the products they are for. */
export const formTemplateKind: Kind<FormTemplateDoc> = {
  name: kindNames.formTemplate,
  noun: 'form template',
  validate: checkShape(formTemplateShape, checkFields),
  nameOf: ({ uniqueName }) => uniqueName,
  summarise: ({ name, type, version }) => ({ displayName: name, type, templateVersion: version }),
  referencesOf: (doc) => [...fieldDataSets(doc), ...products(doc)],
  hasPart: ({ fields }, part) => fields.some(({ name }) => name === part),
  partsOf: ({ fields }) => fields.map(({ id, name }) => ({ key: id ?? `name ${name}`, name })),
  isRequired: () => false,
  followRenaming,
};

function checkFields({ fields }: FormTemplateDoc): Violation[] {
  const names = fields.map(({ name }) => name);
  return checkUnique(names, 'field', (index) => `/fields/${index}/name`);
}

function fieldDataSets({ fields }: FormTemplateDoc): Reference[] {
  return fields.flatMap(({ name, dataSetName }, index) => {
    if (dataSetName === null) return [];
    const pointer = `/fields/${index}/dataSetName`;
    return [{ part: name, toKind: kindNames.dataSet, toName: dataSetName, toPart: '', pointer }];
  });
}

function products({ productNames }: FormTemplateDoc): Reference[] {
  return productNames.map((toName, index) => ({
    part: '',
    toKind: kindNames.product,
    toName,
    toPart: '',
    pointer: `/productNames/${index}`,
  }));
}

function followRenaming(doc: FormTemplateDoc, { kind, from, to }: Renaming): FormTemplateDoc {
  const renamed = <Name extends string | null>(name: Name) => (name === from ? to : name);
  if (kind === kindNames.dataSet) {
    return {
      ...doc,
      fields: doc.fields.map((field) => ({ ...field, dataSetName: renamed(field.dataSetName) })),
    };
  }
  return kind === kindNames.product ? { ...doc, productNames: doc.productNames.map(renamed) } : doc;
}
