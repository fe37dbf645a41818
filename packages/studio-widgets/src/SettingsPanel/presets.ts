import type { SettingDescriptor, SettingInputType } from './types.ts';

/** How settings are entered, by the codes of the studio's server. */
export const settingInputTypes = [
  'text',
  'number',
  'switch',
  'button',
  'radio',
  'dropdown',
  'checkbox',
  'multiselect',
  'columns',
] as const satisfies readonly SettingInputType[];

/** A setting as the studio's server describes it. */
export interface WireSetting extends Omit<SettingDescriptor, 'inputType'> {
  /** 0 text, 1 number, 2 boolean, 3 button, 4 radio, 5 dropdown, 6 checkbox, 7 multi-select, 8 columns of a summary grid. */
  readonly inputType: number;
}

/** Settings of the studio's server as a panel takes them; a code that is not known is a text. */
export function parseSettingDescriptors(settings: readonly WireSetting[]): readonly SettingDescriptor[] {
  return settings.map((setting) => ({
    ...setting,
    inputType: settingInputTypes[setting.inputType] ?? 'text',
  }));
}
