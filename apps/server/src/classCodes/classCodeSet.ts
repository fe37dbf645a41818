import { type DataSetDoc, dataSetType, defaultMinSearchStringLength } from '../kinds/dataSet/DataSetDoc.ts';
import type { ClassCode } from './ClassCode.ts';
import { labelOf } from './labelOf.ts';

/** The data set that class codes become. */
export const classCodeSetName = 'Class Codes';

/** The set as the first import makes it. */
export function newClassCodeSet(codes: readonly ClassCode[]): DataSetDoc {
  return {
    name: classCodeSetName,
    description: 'Class codes, as loaded by the class code import.',
    type: dataSetType.static,
    dynamicDefault: null,
    supportSearch: true,
    minSearchStringLength: defaultMinSearchStringLength,
    generatorBeanName: null,
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: null,
    required: false,
    items: toItems(codes),
    dynamicDataSetDependency: null,
  };
}

/** The items of the codes, in their order. */
export function toItems(codes: readonly ClassCode[]): DataSetDoc['items'] {
  return codes.map(({ code, description, attributes }, ordering) => ({
    name: labelOf(code, description),
    value: code,
    grouping: '',
    ordering,
    defaultPrecedence: null,
    enhancedDynamicDataItemCriteriaList: [],
    ...(Object.keys(attributes).length > 0 && { attributes }),
  }));
}
