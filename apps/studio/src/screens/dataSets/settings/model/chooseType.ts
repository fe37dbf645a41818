import type { DataSetType } from '@studio/api';
import { dataSetType, type SettingsDraft } from './SettingsDraft.ts';

/** The generator of sets whose items depend on a product or on fields. */
export const enhancedDynamicGenerator = 'enhancedDynamicDataItemGenerator';

/** The draft with another type, and with what every type starts from. */
export function chooseType(draft: SettingsDraft, type: DataSetType): SettingsDraft {
  return {
    ...draft,
    type,
    dynamicDefault: type === dataSetType.static ? null : false,
    generatorBeanName: type === dataSetType.dependent ? enhancedDynamicGenerator : null,
    repeatingFormTemplateUniqueName: null,
  };
}

/** The draft with the only generator that its type can have, as long as none was chosen. */
export function presetGenerator(
  draft: SettingsDraft,
  generators: readonly { readonly beanName: string }[],
): SettingsDraft {
  const [only, ...others] = generators;
  if (draft.generatorBeanName !== null || only === undefined || others.length > 0) return draft;
  return { ...draft, generatorBeanName: only.beanName };
}
