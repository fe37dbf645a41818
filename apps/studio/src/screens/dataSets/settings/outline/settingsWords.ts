import type { Entry, FieldValue } from '../../../../kernel/editor/outline/Outline.ts';
import type { OutlineWords } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import { t } from '../../../../messages/messages.ts';
import { parseType, typeLabel } from '../../dataSetTypes.ts';
import type { SettingName } from '../model/SettingsDraft.ts';
import { hasSetting } from '../model/settingsFields.ts';
import '../settings.messages.ts';
import './settingsOutline.messages.ts';
import { readTypeField, settingsOfType } from './TypeChoice.ts';

/** The words of the settings modal. */
export const settingsWords: OutlineWords = {
  entry: () => t('dataSets.settings'),
  field: (_entry, field) => t(`dataSets.settings.${field as SettingName}`),
  value: sayValue,
};

function sayValue(_entry: Entry, field: string, value: FieldValue): string {
  if (value === null) return '';
  if (field === 'type') return sayType(value);
  return typeof value === 'boolean' ? sayBoolean(value) : String(value);
}

function sayBoolean(value: boolean): string {
  return value ? t('dataSets.settings.true') : t('dataSets.settings.false');
}

/** A type alone, or with what was chosen along with it. */
function sayType(field: FieldValue): string {
  const choice = readTypeField(field);
  if (choice === null || typeof choice === 'number') return nameType(choice);
  const details = settingsOfType.flatMap((setting) => {
    const value = hasSetting(choice.type, setting) ? choice[setting] : null;
    if (value === null) return [];
    const said = typeof value === 'boolean' ? sayBoolean(value) : value;
    return t('dataSets.settings.outline.detail', { setting: t(`dataSets.settings.${setting}`), value: said });
  });
  const type = nameType(choice.type);
  return details.length === 0
    ? type
    : t('dataSets.settings.outline.type', { type, details: details.join(', ') });
}

function nameType(type: number | null): string {
  const known = parseType(String(type));
  return known === null ? '' : typeLabel(known);
}
