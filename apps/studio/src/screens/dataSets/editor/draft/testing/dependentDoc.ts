import type { DataItem, DataItemCriteria, DataSet } from '@studio/api';
import { staticSet } from '../../../fixtures/dataSetDocs.ts';

/** What a criterion says: product, then the values of the fields. */
export type CriterionTexts = readonly [
  product: string | null,
  field1?: string | null,
  field2?: string | null,
  field3?: string | null,
];

/** Product, two fields: `Building|roofType` and `Location|state`. */
export const twoFields: DataSet['dynamicDataSetDependency'] = {
  productDependent: true,
  sourceFieldDependencies: [
    { formTemplateUniqueName: 'Building', fieldName: 'roofType', key: 'Building|roofType' },
    { formTemplateUniqueName: 'Location', fieldName: 'state', key: 'Location|state' },
  ],
};

/** A Product/Field Dependent set as the server answers it; criteria are numbered item by item. */
export function dependentDoc(
  items: readonly (readonly [value: string, ...criteria: CriterionTexts[]])[],
  dependency = twoFields,
): DataSet {
  let ordering = 0;
  return {
    ...staticSet,
    type: 2,
    dynamicDefault: false,
    clearInvalidFieldValue: true,
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    dynamicDataSetDependency: dependency,
    items: items.map(
      ([value, ...criteria], index): DataItem => ({
        name: `Label ${value}`,
        value,
        grouping: '',
        ordering: index,
        defaultPrecedence: null,
        enhancedDynamicDataItemCriteriaList: criteria.map(
          ([product, field1 = null, field2 = null, field3 = null]): DataItemCriteria => ({
            dataSetName: staticSet.name,
            value,
            productName: product,
            fieldValue1: field1,
            fieldValue2: field2,
            fieldValue3: field3,
            ordering: ordering++,
          }),
        ),
      }),
    ),
  };
}
