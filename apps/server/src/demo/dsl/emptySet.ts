import type { DemoDataSetSeed, DemoDataSetType } from '../types.ts';

/** A set of the given type without items, generator or dependency, its settings as a new set has them. */
export function emptySet(name: string, description: string, type: DemoDataSetType): DemoDataSetSeed {
  return {
    name,
    description,
    type,
    dynamicDefault: type === 0 ? null : false,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: null,
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: false,
    required: false,
    items: [],
    dynamicDataSetDependency: null,
  };
}
