import type { SettingContext, SettingDescriptor, SettingOption, SettingValues } from '../types.ts';

const none: readonly SettingOption[] = [];

/** The data set that the choices of a setting come from; empty for none. */
export function dataSetNameOf(setting: SettingDescriptor, values: SettingValues): string {
  const source = setting.dataSetNameFromSetting ?? '';
  return (Object.hasOwn(values, source) ? values[source] : undefined) ?? '';
}

/** What can be chosen; undefined while the data set that it comes from is not known. */
export function optionsOf(
  setting: SettingDescriptor,
  values: SettingValues,
  { valueSets }: SettingContext,
): readonly SettingOption[] | undefined {
  if (!setting.dataSetNameFromSetting) return setting.values ?? none;
  const name = dataSetNameOf(setting, values);
  if (name === '') return none;
  return valueSets && Object.hasOwn(valueSets, name) ? valueSets[name] : undefined;
}
