import type { SettingContext, SettingDescriptor, SettingEdit, SettingValues } from '../types.ts';
import { resetInactive } from './activeSettings.ts';
import { settingText } from './settingTexts.ts';

const isTyped = ({ inputType }: SettingDescriptor) => inputType === 'text' || inputType === 'number';

/**
 * What a text becomes while it is typed: cut to its limit, and a number with a minus sign becomes 0 where it may not have
 * one. Spaces around it stay until it is committed.
 */
export function cleanTyped(
  setting: SettingDescriptor,
  text: string,
  values: SettingValues,
  { allowsMinus }: SettingContext,
): string {
  const { inputType, inputLimit } = setting;
  if (!isTyped(setting)) return text;
  const cut =
    inputLimit !== null && inputLimit !== undefined && inputLimit >= 0 ? text.slice(0, inputLimit) : text;
  const isRefused = inputType === 'number' && cut.includes('-') && !allowsMinus?.(values);
  return isRefused ? '0' : cut;
}

/** What a text becomes when it is committed. */
function cleanText(
  setting: SettingDescriptor,
  text: string,
  values: SettingValues,
  context: SettingContext,
): string {
  const isTrimmed = setting.trim === true && isTyped(setting);
  return cleanTyped(setting, isTrimmed ? text.trim() : text, values, context);
}

/**
 * The values after one setting was edited: cleaned, and with every setting reset that is inactive now. Gives back the
 * values themselves when nothing changes; a name that is no setting changes nothing.
 */
export function applySetting(
  settings: readonly SettingDescriptor[],
  values: SettingValues,
  { settingName, text }: SettingEdit,
  context: SettingContext = {},
): SettingValues {
  const setting = settings.find((candidate) => candidate.settingName === settingName);
  if (setting === undefined) return values;
  const next = cleanText(setting, text, values, context);
  if (next === settingText(setting, values)) return values;
  return resetInactive(settings, { ...values, [settingName]: next }, context);
}

/** The names of settings other than the edited one, if any, whose values differ. */
export function resetNames(
  settings: readonly SettingDescriptor[],
  before: SettingValues,
  after: SettingValues,
  editedName?: string,
): readonly string[] {
  return settings
    .filter(
      (setting) =>
        setting.settingName !== editedName && settingText(setting, before) !== settingText(setting, after),
    )
    .map(({ settingName }) => settingName);
}
