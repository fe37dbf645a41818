import type { SettingDescriptor, SettingValues } from '../types.ts';

/** The delimiter of a multi-select. */
function delimiterOf({ valueDelimiter }: SettingDescriptor): string {
  return valueDelimiter || ',';
}

/** The values of a multi-select, without empty ones. */
export function parseSetting(setting: SettingDescriptor, text: string): readonly string[] {
  return text
    .split(delimiterOf(setting))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** The values of a multi-select as one text. */
export function serializeSetting(setting: SettingDescriptor, values: readonly string[]): string {
  return values.join(delimiterOf(setting));
}

/** Whether a setting is on or off. */
export const isSwitch = ({ inputType }: SettingDescriptor) =>
  inputType === 'switch' || inputType === 'checkbox';

function textOf(setting: SettingDescriptor, value: string | number | boolean | null | undefined): string {
  if (isSwitch(setting)) return String(String(value).toLowerCase() === 'true');
  return value === null || value === undefined ? '' : String(value);
}

/** The delimiter that a value cannot have, because it parts values; undefined when the value may stay as it is. */
export function heldDelimiter(setting: SettingDescriptor, value: string): string | undefined {
  const parts = setting.inputType === 'multiselect' || Boolean(setting.valueDelimiter);
  const delimiter = delimiterOf(setting);
  return parts && value.includes(delimiter) ? delimiter : undefined;
}

/** What a setting is reset to. */
export function defaultText(setting: SettingDescriptor): string {
  return textOf(setting, setting.defaultValue);
}

/** The values as they are stored: the default where nothing is. */
export function parseSettings(settings: readonly SettingDescriptor[]): SettingValues {
  return Object.fromEntries(
    settings.map((setting) => [setting.settingName, textOf(setting, setting.value ?? setting.defaultValue)]),
  );
}

/** The value of a setting; its default when it has none. */
export function settingText(setting: SettingDescriptor, values: SettingValues): string {
  return (
    (Object.hasOwn(values, setting.settingName) ? values[setting.settingName] : undefined) ??
    defaultText(setting)
  );
}
