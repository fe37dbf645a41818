import type { DataSetType } from '@studio/api';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { toChoices } from './choices.ts';
import { dataSetType } from './model/SettingsDraft.ts';
import { listGenerators, listRepeatingFormTemplates } from './settings.api.ts';

/** What a set of this type can be given: loaded when the type is chosen. */
export function useSettingsChoices(type: DataSetType | null) {
  const isDynamic = type !== null && type !== dataSetType.static;
  const generators = useResource(isDynamic ? String(type) : null, (signal) =>
    listGenerators(type ?? dataSetType.custom, signal),
  );
  const templates = useResource(type === dataSetType.repeatingForm ? 'templates' : null, (signal) =>
    listRepeatingFormTemplates(signal),
  );
  return {
    /** The generators as offered; none until they are known. */
    offered: isDynamic && !generators.isStale ? (generators.data ?? []) : [],
    generators: toChoices(generators, ({ beanName, label }) => ({ value: beanName, label })),
    templates: toChoices(templates, ({ uniqueName, name }) => ({ value: uniqueName, label: name })),
  };
}
