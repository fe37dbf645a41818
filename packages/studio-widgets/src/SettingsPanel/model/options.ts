import type {
  SettingContext,
  SettingDescriptor,
  SettingOptions,
  SettingValues,
  ValueSetRequest,
} from '../types.ts';

const none: SettingOptions = [];

/** The data set that the choices of a setting come from; empty for none. */
export function dataSetNameOf(setting: SettingDescriptor, values: SettingValues): string {
  const source = setting.dataSetNameFromSetting ?? '';
  return (Object.hasOwn(values, source) ? values[source] : undefined) ?? '';
}

/** The key of a data set's values among those that are known. @param formType where they depend on the type of the form */
export function valueSetKey({ dataSetName, formType }: ValueSetRequest): string {
  return formType === undefined ? dataSetName : `${dataSetName}\n${formType}`;
}

/** What a setting's choices are loaded with; undefined when they come from no data set. */
export function valueSetOf(
  setting: SettingDescriptor,
  values: SettingValues,
  { formType }: SettingContext,
): ValueSetRequest | undefined {
  const dataSetName = dataSetNameOf(setting, values);
  if (dataSetName === '') return undefined;
  const isDependent = setting.dynamicValuesFormTypeDependent === true && formType !== undefined;
  return isDependent ? { dataSetName, formType } : { dataSetName };
}

/** What can be chosen; undefined while the data set that it comes from is not known. */
export function optionsOf(
  setting: SettingDescriptor,
  values: SettingValues,
  context: SettingContext,
): SettingOptions | undefined {
  if (!setting.dataSetNameFromSetting) return setting.values ?? none;
  const request = valueSetOf(setting, values, context);
  if (!request) return none;
  const key = valueSetKey(request);
  return context.valueSets && Object.hasOwn(context.valueSets, key) ? context.valueSets[key] : undefined;
}
