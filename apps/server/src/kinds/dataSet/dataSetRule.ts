import type { DataSetDependency, DataSetType } from '@studio/api';
import { anyText, boolean, integer, optional } from '../../exchange/AttributeRule.ts';
import { ContentFault, type ElementRule, many, maybe, one, sequence } from '../../exchange/ElementRule.ts';
import { originRules } from '../../exchange/originRules.ts';
import type { ReadDocument } from '../../exchange/Section.ts';
import { readEscaped, textRule } from '../../exchange/textRule.ts';
import { unresolvedRule } from '../../exchange/unresolvedRule.ts';
import type { DataItemCriterion, DataSetDoc, StoredDataItem } from './DataSetDoc.ts';

const largestInteger = 2_147_483_647;

const sourceField = sequence({
  attributes: {},
  children: { formTemplateUniqueName: one(textRule), fieldName: one(textRule) },
  finish: (_attributes, { formTemplateUniqueName, fieldName }) => ({
    formTemplateUniqueName,
    fieldName,
    key: `${formTemplateUniqueName}|${fieldName}`,
  }),
});

const dependency = sequence({
  attributes: { productDependent: boolean },
  children: { sourceField: many(sourceField) },
  finish: ({ productDependent }, { sourceField: sourceFieldDependencies }): DataSetDependency => ({
    productDependent,
    sourceFieldDependencies,
  }),
});

/** The set's name and the item's value are filled in by those who hold the criterion. */
const criterion = sequence({
  attributes: { ordering: integer(0, largestInteger) },
  children: {
    productName: maybe(textRule),
    fieldValue1: maybe(textRule),
    fieldValue2: maybe(textRule),
    fieldValue3: maybe(textRule),
  },
  finish: ({ ordering }, values): DataItemCriterion => ({ dataSetName: '', value: '', ...values, ordering }),
});

/** What came with an item from an import. */
const attribute: ElementRule<[name: string, value: string]> = {
  attributes: { ...textRule.attributes, name: anyText, escapedName: optional(boolean) },
  children: textRule.children,
  isSequence: true,
  hasText: true,
  finish: (content) => [
    readEscaped(String(content.attributes['name']), content.attributes['escapedName'] === true),
    textRule.finish(content),
  ],
};

const item = sequence({
  attributes: { defaultPrecedence: optional(integer(1, largestInteger)) },
  children: {
    label: one(textRule),
    value: one(textRule),
    group: maybe(textRule),
    criterion: many(criterion),
    attribute: many(attribute),
  },
  finish: (
    { defaultPrecedence },
    { label: name, value, group, criterion: criteria, attribute: attributes },
  ) => {
    for (const each of criteria) each.value = value;
    const read: StoredDataItem = {
      name,
      value,
      grouping: group ?? '',
      ordering: 0,
      defaultPrecedence,
      enhancedDynamicDataItemCriteriaList: criteria,
    };
    return attributes.length === 0 ? read : { ...read, attributes: toAttributes(attributes) };
  },
});

const dataSet = sequence({
  attributes: {
    type: integer(0, 3),
    dynamicDefault: optional(boolean),
    supportSearch: boolean,
    minSearchStringLength: integer(1, 99),
    clearInvalidFieldValue: optional(boolean),
    required: boolean,
    ...originRules,
  },
  children: {
    name: one(textRule),
    description: one(textRule),
    generatorBeanName: maybe(textRule),
    repeatingFormTemplateUniqueName: maybe(textRule),
    dependency: maybe(dependency),
    item: many(item),
    unresolved: many(unresolvedRule),
  },
  finish: (attributes, { item: items, dependency: dynamicDataSetDependency, unresolved, ...texts }) => {
    const { version: _version, lastModifiedById: _id, timeLastModified: _time, ...settings } = attributes;
    for (const [ordering, each] of items.entries()) {
      each.ordering = ordering;
      for (const one of each.enhancedDynamicDataItemCriteriaList) one.dataSetName = texts.name;
    }
    // The rule of the attribute lets no other type through.
    const type = settings.type as DataSetType;
    const doc: DataSetDoc = { ...texts, ...settings, type, items, dynamicDataSetDependency };
    return { doc, unresolved };
  },
});

/** How the element of a data set is read. */
export const dataSetRule: ElementRule<ReadDocument> = { ...dataSet, placed: ({ doc }) => doc };

function toAttributes(entries: readonly (readonly [string, string])[]): Record<string, string> {
  const names = new Set<string>();
  for (const [name] of entries) {
    if (names.has(name))
      throw new ContentFault(`The attribute '${name}' of the item is there more than once.`);
    names.add(name);
  }
  return Object.fromEntries(entries);
}
