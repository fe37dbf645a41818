import type { components } from '@studio/api';

type DataSet = components['schemas']['DataSet'];
type DataItem = components['schemas']['DataItem'];
type DataItemCriteria = components['schemas']['DataItemCriteria'];
export type DataSetWrite = components['schemas']['DataSetWrite'];

/** An item of a data set; whatever is not given is what an editor would send. */
export function item(name: string, value: string, ordering = 0, extra: Partial<DataItem> = {}): DataItem {
  return { name, value, grouping: '', ordering, ...extra };
}

/** A criterion for an item; whatever is not given is empty. */
export function criterion(extra: Partial<DataItemCriteria>): DataItemCriteria {
  return {
    dataSetName: '',
    value: '',
    productName: null,
    fieldValue1: null,
    fieldValue2: null,
    fieldValue3: null,
    ordering: 0,
    ...extra,
  };
}

/** A Static set of two items. */
export function staticSet(name: string, extra: Partial<DataSetWrite> = {}): DataSetWrite {
  return {
    name,
    description: '',
    type: 0,
    dynamicDefault: null,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: null,
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: null,
    items: [item('Flat', 'FLAT', 0), item('Gable', 'GABLE', 1)],
    ...extra,
  };
}

/** A Product/Field Dependent set that depends on the product; its items are one for any product and one for none. */
export function dependentSet(name: string, extra: Partial<DataSetWrite> = {}): DataSetWrite {
  const { items: _items, ...settings } = staticSet(name);
  return {
    ...settings,
    type: 2,
    dynamicDefault: true,
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    clearInvalidFieldValue: true,
    enhancedDynamicDataItems: [item('Six months', '6', 0), item('Twelve months', '12', 1)],
    dependency: { productDependent: true, sourceFieldDependencies: [] },
    ...extra,
  };
}

/** A Custom set, whose items a generator makes. */
export function customSet(name: string, extra: Partial<DataSetWrite> = {}): DataSetWrite {
  return dependentSet(name, {
    type: 1,
    dynamicDefault: false,
    generatorBeanName: 'allProductsDataItemGenerator',
    enhancedDynamicDataItems: [],
    dependency: null,
    ...extra,
  });
}

/** A Repeating Form set over the rows of the Locations form. */
export function repeatingFormSet(name: string, extra: Partial<DataSetWrite> = {}): DataSetWrite {
  return staticSet(name, {
    type: 3,
    dynamicDefault: false,
    generatorBeanName: 'repeatingFormDataItemGenerator',
    repeatingFormTemplateUniqueName: 'LocationSchedule',
    clearInvalidFieldValue: false,
    items: [],
    ...extra,
  });
}

/** A source field of a dependency, with its key. */
export function sourceField(formTemplateUniqueName: string, fieldName: string) {
  return { formTemplateUniqueName, fieldName, key: `${formTemplateUniqueName}|${fieldName}` };
}

/** What a client sends back of a data set that it has read, changed as given. */
export function toWrite(dataSet: DataSet, extra: Partial<DataSetWrite> = {}): DataSetWrite {
  const {
    required: _required,
    items,
    dynamicDataSetDependency,
    lastModifiedBy: _by,
    lastModifiedById: _byId,
    timeLastModified: _time,
    version: _version,
    ...settings
  } = dataSet;
  const isDynamic = dataSet.type === 1 || dataSet.type === 2;
  const lists = isDynamic
    ? { enhancedDynamicDataItems: items, dependency: dynamicDataSetDependency }
    : { items };
  return { ...settings, ...lists, ...extra };
}
