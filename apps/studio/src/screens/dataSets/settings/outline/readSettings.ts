import type { FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import { defaultMinimum, type SettingName, type SettingsDraft, settingsOf } from '../model/SettingsDraft.ts';
import { hasSetting, usesMinimum } from '../model/settingsFields.ts';
import type { SettingsDoc } from '../settingsEditor.ts';
import { joinTypeChoice, settingsOfType } from './TypeChoice.ts';

/** The key of the one entry. */
export const settingsKey = 'settings';

/** The settings in the order of the form. */
const names: readonly SettingName[] = [
  'name',
  'description',
  'type',
  'generatorBeanName',
  'repeatingFormTemplateUniqueName',
  'dynamicDefault',
  'clearInvalidFieldValue',
  'supportSearch',
  'minSearchStringLength',
];

/**
 * The settings as one entry. Another type than that of the version to compare with is one decision with what hangs together
 * with it: it is one field, and what else belongs to a type is as that version has it.
 * @param doc the version the draft was made from
 * @param compared the version to compare with; default `doc`
 */
export function readSettings(draft: SettingsDraft, doc: SettingsDoc, compared: SettingsDoc = doc): Outline {
  const fields = names.map((name): [SettingName, FieldValue] => [name, fieldOf(name, draft, compared)]);
  const entry = { key: settingsKey, type: 'settings', parent: null, fields: Object.fromEntries(fields) };
  return new Map([[settingsKey, entry]]);
}

function fieldOf(name: SettingName, draft: SettingsDraft, compared: SettingsDoc): FieldValue {
  const { type } = draft;
  if (name === 'name') return draft.name.trim() || null;
  if (name === 'description') return draft.description || null;
  if (name === 'minSearchStringLength') return usesMinimum(draft) ? draft[name] : defaultMinimum;
  const isVisible = type === null || hasSetting(type, name);
  if (compared === null || compared.type === type) return isVisible ? draft[name] : null;
  if (name === 'type') return joinTypeChoice(draft);
  return isVisible && !isOfType(name) ? draft[name] : settingsOf(compared)[name];
}

function isOfType(name: SettingName): boolean {
  return settingsOfType.some((each) => each === name);
}
