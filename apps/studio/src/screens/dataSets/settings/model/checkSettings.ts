import type { SettingName, SettingsDraft } from './SettingsDraft.ts';
import { hasSetting, usesMinimum } from './settingsFields.ts';

/** The most characters of a name and of a description. */
export const textLimit = 1000;

/** Characters as the server counts them: an emoji is one or more, never half of one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The settings that are missing before the draft can be saved, in the order of the form. */
export function missingSettings(draft: SettingsDraft): readonly SettingName[] {
  const required = ['name', 'type', ...(draft.type === 0 ? [] : dynamicSettings(draft))] as const;
  return required.filter((setting) => hasSetting(draft.type, setting) && isMissing(draft, setting));
}

function dynamicSettings(draft: SettingsDraft): readonly SettingName[] {
  return [
    'dynamicDefault',
    'supportSearch',
    ...(usesMinimum(draft) ? (['minSearchStringLength'] as const) : []),
    'generatorBeanName',
    'repeatingFormTemplateUniqueName',
    'clearInvalidFieldValue',
  ];
}

function isMissing(draft: SettingsDraft, setting: SettingName): boolean {
  const value = draft[setting];
  if (setting === 'minSearchStringLength') return !/^[1-9]\d?$/.test(draft.minSearchStringLength);
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** The texts that are longer than they may be. */
export function overlongSettings(draft: SettingsDraft): readonly ('name' | 'description')[] {
  return (['name', 'description'] as const).filter(
    (setting) => countCharacters(lengthRelevant(draft, setting)) > textLimit,
  );
}

function lengthRelevant(draft: SettingsDraft, setting: 'name' | 'description'): string {
  return setting === 'name' ? draft.name.trim() : draft.description;
}

/** True when nothing is missing and nothing is too long. */
export function isComplete(draft: SettingsDraft): boolean {
  return missingSettings(draft).length === 0 && overlongSettings(draft).length === 0;
}
