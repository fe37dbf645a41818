import type { SettingDescriptor, SettingOptions } from '../types.ts';
import { isSwitch, parseSetting } from './settingTexts.ts';

/** The words for what is not there. */
interface SettingWords {
  readonly off: (label: string) => string;
  readonly none: (label: string) => string;
}

/**
 * What a setting is set to, in few words: a choice by its label, and by the label of the setting what is on, or is edited elsewhere.
 * @param options what can be chosen; undefined while that is not known
 */
export function describeSetting(
  setting: SettingDescriptor,
  text: string,
  { options = [], words }: { readonly options: SettingOptions | undefined; readonly words: SettingWords },
): string {
  const { label, inputType } = setting;
  if (isSwitch(setting)) return text === 'true' ? label : words.off(label);
  if (text === '') return words.none(label);
  if (inputType === 'button' || inputType === 'columns') return label;
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return inputType === 'multiselect' ? parseSetting(setting, text).map(labelOf).join(', ') : labelOf(text);
}
