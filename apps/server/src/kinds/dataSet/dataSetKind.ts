import type { JsonObject } from '../../store/JsonObject.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';
import { checkDataSet } from './checkDataSet.ts';
import type { DataSetDoc } from './DataSetDoc.ts';

/** Data sets. They refer to products and to fields of forms; fields and rules refer to them. */
export const dataSetKind: Kind<DataSetDoc> = {
  name: kindNames.dataSet,
  noun: 'data set',
  validate: (doc) => checkDataSet(doc),
  nameOf: ({ name }) => name,
  distinctTextsOf: ({ items }) => [
    { noun: 'label', texts: items.map(({ name }) => name), pointerOf: (index) => `/items/${index}/name` },
    { noun: 'value', texts: items.map(({ value }) => value), pointerOf: (index) => `/items/${index}/value` },
  ],
  summarise: ({ type, description }) => ({ type, description }),
  referencesOf: (doc) => [...repeatingForm(doc), ...sourceFields(doc), ...criteriaProducts(doc)],
  hasPart: ({ items }, value) => items.some((item) => item.value === value),
  isRequired: ({ required }) => required,
  followRenaming,
};

function repeatingForm({ repeatingFormTemplateUniqueName: toName }: DataSetDoc): Reference[] {
  if (toName === null) return [];
  const pointer = '/repeatingFormTemplateUniqueName';
  const objection = ({ repeatable }: JsonObject) =>
    repeatable === true ? null : `The form template '${toName}' is not filled in once per row.`;
  return [{ part: '', toKind: kindNames.formTemplate, toName, toPart: '', pointer, objection }];
}

function sourceFields({ dynamicDataSetDependency }: DataSetDoc): Reference[] {
  const fields = dynamicDataSetDependency?.sourceFieldDependencies ?? [];
  return fields.map(({ formTemplateUniqueName, fieldName }, index) => ({
    part: '',
    toKind: kindNames.formTemplate,
    toName: formTemplateUniqueName,
    toPart: fieldName,
    pointer: `/dynamicDataSetDependency/sourceFieldDependencies/${index}`,
  }));
}

/** One for each product, however many criteria name it. */
function criteriaProducts({ items }: DataSetDoc): Reference[] {
  const references = new Map<string, Reference>();
  for (const [itemIndex, item] of items.entries()) {
    for (const [index, { productName: toName }] of item.enhancedDynamicDataItemCriteriaList.entries()) {
      if (toName === null || references.has(toName)) continue;
      const list = `/items/${itemIndex}/enhancedDynamicDataItemCriteriaList`;
      const pointer = `${list}/${index}/productName`;
      references.set(toName, { part: '', toKind: kindNames.product, toName, toPart: '', pointer });
    }
  }
  return [...references.values()];
}

function followRenaming(doc: DataSetDoc, renaming: Renaming): DataSetDoc {
  const { kind, from, to } = renaming;
  if (kind === kindNames.product) return renameProduct(doc, from, to);
  if (kind === kindNames.formTemplate) return renameForm(doc, renaming);
  return doc;
}

function renameProduct(doc: DataSetDoc, from: string, to: string): DataSetDoc {
  const items = doc.items.map((item) => ({
    ...item,
    enhancedDynamicDataItemCriteriaList: item.enhancedDynamicDataItemCriteriaList.map((criterion) =>
      criterion.productName === from ? { ...criterion, productName: to } : criterion,
    ),
  }));
  return { ...doc, items };
}

function renameForm(doc: DataSetDoc, { from, to, parts }: Renaming): DataSetDoc {
  const renamed = (name: string | null) => (name === from ? to : name);
  const dependency = doc.dynamicDataSetDependency;
  return {
    ...doc,
    repeatingFormTemplateUniqueName: renamed(doc.repeatingFormTemplateUniqueName),
    dynamicDataSetDependency: dependency && {
      ...dependency,
      sourceFieldDependencies: dependency.sourceFieldDependencies.map((field) => {
        if (field.formTemplateUniqueName !== from) return field;
        const fieldName = parts.get(field.fieldName) ?? field.fieldName;
        return { ...field, formTemplateUniqueName: to, fieldName, key: `${to}|${fieldName}` };
      }),
    },
  };
}
