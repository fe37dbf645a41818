import type { DataItem, DataSetDependency, DataSetWrite } from '@studio/api';
import { dataSetType, defaultMinSearchStringLength } from './DataSetDoc.ts';

/** The two parts of a body that come by either of two names, with the one by which they came. */
export interface DataSetParts {
  items: readonly DataItem[];
  list: 'items' | 'enhancedDynamicDataItems';
  dependency: DataSetDependency | null;
  /** JSON pointer to the dependency in the body. */
  dependencyPointer: '/dependency' | '/dynamicDataSetDependency';
}

/** Whether sets of a type have criteria, and so send their items and dependency by names of their own. */
export function isEnhanced(type: DataSetWrite['type']): boolean {
  return type === dataSetType.custom || type === dataSetType.dependent;
}

/** What clients call the items and the dependency wins over what reading a set calls them. */
export function partsOfBody(body: DataSetWrite): DataSetParts {
  const { items, enhancedDynamicDataItems, dependency, dynamicDataSetDependency } = body;
  const isByOwnName = isEnhanced(body.type) && enhancedDynamicDataItems !== undefined;
  const isAsRead = dependency === undefined && dynamicDataSetDependency !== undefined;
  return {
    items: (isByOwnName ? enhancedDynamicDataItems : items) ?? [],
    list: isByOwnName ? 'enhancedDynamicDataItems' : 'items',
    dependency: (isAsRead ? dynamicDataSetDependency : dependency) ?? null,
    dependencyPointer: isAsRead ? '/dynamicDataSetDependency' : '/dependency',
  };
}

/** The names of a part that comes by another name, or that sets of the type do not have. */
export function givenOtherwise(body: DataSetWrite): readonly string[] {
  const ofWritersAlone = ['enhancedDynamicDataItems', 'dependency'];
  if (!isEnhanced(body.type)) return [...ofWritersAlone, 'dynamicDataSetDependency'];
  return [
    ...ofWritersAlone,
    ...(body.enhancedDynamicDataItems === undefined ? [] : ['items']),
    ...(body.dependency === undefined ? [] : ['dynamicDataSetDependency']),
  ];
}

/** A body with the contract's defaults for the settings that it leaves out. */
export function withDefaults(body: DataSetWrite): DataSetWrite {
  return {
    ...body,
    description: body.description ?? '',
    dynamicDefault: body.dynamicDefault ?? null,
    supportSearch: body.supportSearch ?? false,
    minSearchStringLength: body.minSearchStringLength ?? defaultMinSearchStringLength,
    generatorBeanName: body.generatorBeanName ?? null,
    repeatingFormTemplateUniqueName: body.repeatingFormTemplateUniqueName ?? null,
    clearInvalidFieldValue: body.clearInvalidFieldValue ?? null,
  };
}
