import type { SettingCondition, SettingContext, SettingDescriptor, SettingValues } from '../types.ts';
import { optionsOf } from './options.ts';
import { defaultText, isSwitch, settingText } from './settingTexts.ts';

type ByName = ReadonlyMap<string, SettingDescriptor>;

function holds(
  { componentSettingName, operator, value }: SettingCondition,
  byName: ByName,
  values: SettingValues,
  context: SettingContext,
): boolean {
  const other = byName.get(componentSettingName);
  const text = other ? settingText(other, values) : '';
  const options = other ? optionsOf(other, values, context) : [];
  switch (operator) {
    case 'equals':
      return text === String(value ?? '');
    case 'notEquals':
      return text !== String(value ?? '');
    case 'notEmpty':
      return other && isSwitch(other) ? text === 'true' : text.trim() !== '';
    case 'emptyValueSet':
      return options === undefined || options.length === 0;
    case 'notEmptyValueSet':
      return options === undefined || options.length > 0;
  }
}

function isActive(
  setting: SettingDescriptor,
  byName: ByName,
  values: SettingValues,
  context: SettingContext,
): boolean {
  const conditions = setting.displayConditions ?? [];
  if (conditions.length === 0) return true;
  const test = (condition: SettingCondition) => holds(condition, byName, values, context);
  return setting.displayConditionComparisonOperator === 'AND'
    ? conditions.every(test)
    : conditions.some(test);
}

const indexByName = (settings: readonly SettingDescriptor[]): ByName =>
  new Map(settings.map((setting) => [setting.settingName, setting]));

/** The settings whose display conditions hold, in their order. */
export function activeSettings(
  settings: readonly SettingDescriptor[],
  values: SettingValues,
  context: SettingContext = {},
): readonly SettingDescriptor[] {
  const byName = indexByName(settings);
  return settings.filter((setting) => isActive(setting, byName, values, context));
}

/**
 * Resets inactive settings to their defaults, and those that turn inactive because of that, until nothing changes. A value
 * once reset stays, so that this ends after at most as many rounds as there are settings, even when conditions refer to
 * each other in a circle. Gives back the values themselves when there is nothing to reset.
 */
export function resetInactive(
  settings: readonly SettingDescriptor[],
  values: SettingValues,
  context: SettingContext = {},
): SettingValues {
  const byName = indexByName(settings);
  let current = values;
  for (;;) {
    const round = current;
    const resets = settings.filter(
      (setting) =>
        settingText(setting, round) !== defaultText(setting) && !isActive(setting, byName, round, context),
    );
    if (resets.length === 0) return current;
    current = {
      ...round,
      ...Object.fromEntries(resets.map((setting) => [setting.settingName, defaultText(setting)])),
    };
  }
}
