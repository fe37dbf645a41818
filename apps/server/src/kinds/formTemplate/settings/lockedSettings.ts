import { type FieldSettings, type FormField, fieldDefaults } from '../FormTemplateDoc.ts';
import { standardOf as standardOfSetting } from './describeSettings.ts';
import type { SettingProperty } from './FieldSetting.ts';
import { settingsOfType, settingTable } from './settingTable.ts';

interface LockedSetting {
  property: SettingProperty;
  /** The element in the options, for settings that are kept there. */
  option: string | null;
  /** What people call it. */
  label: string;
  /** What a new field has to have. */
  standard: FieldSettings[keyof FieldSettings] | undefined;
}

/** The settings that stay as they are while the form is in production. The type of a field never changes. */
export function lockedSettings(fieldType: number, isNew: boolean): LockedSetting[] {
  const wanted = settingsOfType(fieldType).filter(({ inProduction }) =>
    isNew ? inProduction === 'always' : inProduction !== undefined,
  );
  const settings = wanted.flatMap((setting): LockedSetting[] => {
    const { property, label, option = null } = setting;
    if (property === null) return [];
    const standard = option === null ? standardOf(property) : String(standardOfSetting(setting) ?? '');
    return [{ property, option, label, standard }];
  });
  return isNew
    ? settings
    : [...settings, { property: 'type', option: null, label: typeLabel, standard: undefined }];
}

const typeLabel = 'Component';

/** What people call the settings that stay as they are in production, of fields of any type, and those of new fields among them. */
export function lockedLabels(): { readonly fields: string[]; readonly newFields: string[] } {
  const locked = settingTable.filter(
    ({ property, inProduction }) => property !== null && inProduction !== undefined,
  );
  const labelsOf = (settings: typeof locked) => [...new Set(settings.map(({ label }) => label))];
  return {
    fields: [typeLabel, ...labelsOf(locked)],
    newFields: labelsOf(locked.filter(({ inProduction }) => inProduction === 'always')),
  };
}

/** What a field says in a setting. */
export function valueIn(
  field: FormField & FieldSettings,
  options: ReadonlyMap<string, string>,
  { property, option, standard }: LockedSetting,
): unknown {
  return option === null ? field[property] : (options.get(option) ?? standard);
}

function standardOf(property: SettingProperty) {
  return property in fieldDefaults ? fieldDefaults[property as keyof FieldSettings] : undefined;
}
