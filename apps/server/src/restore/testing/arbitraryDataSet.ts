import type { DataSetType } from '@studio/api';
import fc from 'fast-check';
import { checkDataSet } from '../../kinds/dataSet/checkDataSet.ts';
import { type DataSetDoc, dataSetType, type StoredDataItem } from '../../kinds/dataSet/DataSetDoc.ts';
import { generatorsOf } from '../../kinds/dataSet/generatorDefinitions.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { arbitraryLabel, arbitraryText } from './arbitraryText.ts';

/** What a data set may refer to. */
export interface Surroundings {
  productNames: readonly string[];
  fields: readonly { formTemplateUniqueName: string; fieldName: string }[];
  /** Names of form templates that are filled in once per row. */
  repeatingForms: readonly string[];
}

const optionalText = fc.option(arbitraryText);

function arbitraryCriterion(productNames: readonly string[]) {
  return fc.record({
    dataSetName: fc.constant(''),
    value: fc.constant(''),
    productName: fc.option(fc.constantFrom('', ...productNames)),
    fieldValue1: optionalText,
    fieldValue2: optionalText,
    fieldValue3: optionalText,
    ordering: fc.nat(20),
  });
}

function arbitraryItem(productNames: readonly string[]) {
  return fc.record(
    {
      name: arbitraryLabel,
      value: arbitraryLabel,
      grouping: fc.constantFrom('', 'North', '<group> & \u0000'),
      ordering: fc.constant(0),
      defaultPrecedence: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
      enhancedDynamicDataItemCriteriaList: fc.array(arbitraryCriterion(productNames), { maxLength: 3 }),
      attributes: fc.dictionary(arbitraryText, arbitraryText, { minKeys: 1, maxKeys: 3 }),
    },
    {
      requiredKeys: [
        ...(['name', 'value', 'grouping', 'ordering'] as const),
        ...(['defaultPrecedence', 'enhancedDynamicDataItemCriteriaList'] as const),
      ],
    },
  );
}

function arbitraryItems(productNames: readonly string[]): fc.Arbitrary<StoredDataItem[]> {
  return fc
    .uniqueArray(arbitraryItem(productNames), { maxLength: 8, selector: ({ name }) => name.trim() })
    .map((items) => {
      const distinct = [...new Map(items.map((item) => [item.value.trim(), item])).values()];
      return distinct.toSorted((left, right) =>
        left.grouping < right.grouping ? -1 : 1,
      ) as StoredDataItem[];
    });
}

/** A data set of each type, as the store would hold it. */
export function arbitraryDataSet(
  name: string,
  { productNames, fields, repeatingForms }: Surroundings,
): fc.Arbitrary<DataSetDoc> {
  const common = {
    name: fc.constant(name),
    description: arbitraryText,
    supportSearch: fc.boolean(),
    minSearchStringLength: fc.integer({ min: 1, max: 99 }),
    required: fc.boolean(),
  };
  const plainItems = arbitraryItems([]).map((items) => items.map(withoutRules));
  const dependency = arbitraryDependency(fields);
  const dynamic = {
    ...common,
    dynamicDefault: fc.boolean(),
    repeatingFormTemplateUniqueName: fc.constant(null),
    clearInvalidFieldValue: fc.boolean(),
  };
  const plain = fc.record({
    ...common,
    type: fc.constant(dataSetType.static),
    dynamicDefault: fc.constant(null),
    generatorBeanName: fc.constant(null),
    repeatingFormTemplateUniqueName: fc.constant(null),
    clearInvalidFieldValue: fc.constant(null),
    items: plainItems,
    dynamicDataSetDependency: fc.constant(null),
  });
  const custom = fc.record({
    ...dynamic,
    type: fc.constant(dataSetType.custom),
    generatorBeanName: generatorOf(dataSetType.custom),
    items: arbitraryItems(productNames).map((items) => items.map(withoutPriority)),
    dynamicDataSetDependency: fc.option(dependency),
  });
  const dependent = fc.record({
    ...dynamic,
    type: fc.constant(dataSetType.dependent),
    generatorBeanName: generatorOf(dataSetType.dependent),
    items: arbitraryItems(productNames),
    dynamicDataSetDependency: dependency,
  });
  const repeatingForm = fc.record({
    ...dynamic,
    type: fc.constant(dataSetType.repeatingForm),
    generatorBeanName: generatorOf(dataSetType.repeatingForm),
    repeatingFormTemplateUniqueName: fc.constantFrom(...repeatingForms, 'nobody'),
    items: plainItems,
    dynamicDataSetDependency: fc.constant(null),
  });
  return fc
    .oneof(plain, custom, dependent, repeatingForm)
    .map((given) => checkDataSet(fitRules(given as DataSetDoc) as JsonObject).doc)
    .filter((doc) => doc !== null);
}

function generatorOf(type: DataSetType): fc.Arbitrary<string> {
  return fc.constantFrom(...generatorsOf(type).map(({ beanName }) => beanName));
}

function arbitraryDependency(fields: Surroundings['fields']) {
  return fc.record({
    productDependent: fc.boolean(),
    sourceFieldDependencies: fc
      .subarray([...fields], { maxLength: Math.min(3, fields.length) })
      .map((chosen) =>
        chosen.map((field) => ({ ...field, key: `${field.formTemplateUniqueName}|${field.fieldName}` })),
      ),
  });
}

function withoutRules(item: StoredDataItem): StoredDataItem {
  return { ...withoutPriority(item), enhancedDynamicDataItemCriteriaList: [] };
}

function withoutPriority(item: StoredDataItem): StoredDataItem {
  return { ...item, defaultPrecedence: null };
}

/** Takes off what the dependency does not allow, and priorities that come twice. */
function fitRules(doc: DataSetDoc): DataSetDoc {
  const { dynamicDataSetDependency: dependency } = doc;
  const count = dependency?.sourceFieldDependencies.length ?? 0;
  const priorities = new Set<number>();
  const items = doc.items.map((item) => {
    const { defaultPrecedence: priority } = item;
    const isTaken = priority !== null && priorities.has(priority);
    if (priority !== null) priorities.add(priority);
    return {
      ...item,
      defaultPrecedence: isTaken ? null : priority,
      enhancedDynamicDataItemCriteriaList: item.enhancedDynamicDataItemCriteriaList.map((criterion) => ({
        ...criterion,
        productName: dependency?.productDependent ? criterion.productName : null,
        fieldValue1: count >= 1 ? criterion.fieldValue1 : null,
        fieldValue2: count >= 2 ? criterion.fieldValue2 : null,
        fieldValue3: count >= 3 ? criterion.fieldValue3 : null,
      })),
    };
  });
  return { ...doc, items };
}
