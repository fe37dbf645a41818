import type { FieldValue, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import type { SettingName, SettingsDraft } from '../model/SettingsDraft.ts';
import { hasSetting } from '../model/settingsFields.ts';
import type { SettingsDoc } from '../settingsEditor.ts';
import { settingsKey } from './readSettings.ts';
import { readTypeField, type TypeChoice } from './TypeChoice.ts';

/**
 * The settings that an outline says; those that do not count stay as the first draft has them. A type that was chosen comes
 * with what was chosen along with it.
 */
export function writeSettings(
  outline: Outline,
  [first]: readonly SettingsDraft[],
  _doc: SettingsDoc,
): SettingsDraft {
  if (first === undefined) throw new RangeError('Settings are written from at least one draft.');
  const fields = outline.get(settingsKey)?.fields ?? {};
  const choice = choiceOf(fields['type']);
  const said = { ...fields, ...choice };
  const next = { ...first };
  for (const [name, value] of Object.entries(said) as [SettingName, FieldValue][]) {
    if (isKept(name, value, first, choice.type, fields)) continue;
    Object.assign(next, { [name]: isText(name) ? (value ?? '') : value });
  }
  const isSame = Object.entries(next).every(([name, value]) => first[name as SettingName] === value);
  return isSame ? first : next;
}

const isText = (name: SettingName) => name === 'name' || name === 'description';

function choiceOf(field: FieldValue | undefined): Pick<TypeChoice, 'type'> & Partial<TypeChoice> {
  const said = readTypeField(field);
  return typeof said === 'object' && said !== null ? said : { type: said };
}

/** Whether the first draft's setting says the same, or says nothing in either. */
function isKept(
  name: SettingName,
  value: FieldValue,
  first: SettingsDraft,
  type: SettingsDraft['type'],
  fields: Readonly<Record<string, FieldValue>>,
): boolean {
  if (name === 'name') return first.name.trim() === (value ?? '');
  if (name === 'minSearchStringLength') return fields['supportSearch'] !== true;
  return first.type === type && type !== null && !hasSetting(type, name);
}
