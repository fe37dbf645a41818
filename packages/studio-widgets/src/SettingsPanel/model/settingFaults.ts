import type { SettingContext, SettingDescriptor, SettingFault, SettingValues } from '../types.ts';
import { activeSettings } from './activeSettings.ts';
import { optionsOf } from './options.ts';
import { settingText } from './settingTexts.ts';

/** What is wrong with the value of a setting; undefined when nothing is. */
export function settingFault(
  setting: SettingDescriptor,
  values: SettingValues,
  context: SettingContext,
): SettingFault | undefined {
  const text = settingText(setting, values);
  if (text.trim() === '') return undefined;
  if (setting.inputType === 'number') {
    return /^-?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? undefined : 'not-a-number';
  }
  if (setting.inputType !== 'dropdown' || setting.allowNewValues) return undefined;
  const options = optionsOf(setting, values, context);
  const isAmong =
    options === undefined || options.isCut === true || options.some(({ value }) => value === text);
  return isAmong ? undefined : 'not-among-options';
}

/** What is wrong with the active settings, by name. */
export function settingFaults(
  settings: readonly SettingDescriptor[],
  values: SettingValues,
  context: SettingContext = {},
): ReadonlyMap<string, SettingFault> {
  const faults = new Map<string, SettingFault>();
  for (const setting of activeSettings(settings, values, context)) {
    const fault = settingFault(setting, values, context);
    if (fault !== undefined) faults.set(setting.settingName, fault);
  }
  return faults;
}
