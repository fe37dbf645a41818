import type { DataSetType } from '@studio/api';
import type { FieldValue } from '../../../../kernel/editor/outline/Outline.ts';
import type { SettingsDraft } from '../model/SettingsDraft.ts';
import { hasSetting } from '../model/settingsFields.ts';

/** The settings that hang together with the type, in the order of the form. */
export const settingsOfType = [
  'generatorBeanName',
  'repeatingFormTemplateUniqueName',
  'dynamicDefault',
] as const;

/** A type, and what was chosen along with it. */
export type TypeChoice = Pick<SettingsDraft, 'type' | (typeof settingsOfType)[number]>;

/** A type and what it has of the settings that hang together with it, as one field. */
export function joinTypeChoice(settings: TypeChoice): string {
  const { type } = settings;
  const chosen = settingsOfType.map((name) => [name, hasSetting(type, name) ? settings[name] : null]);
  return JSON.stringify({ type, ...Object.fromEntries(chosen) });
}

/** What the field of the type says: a type with all that hangs together with it, or the type alone. */
export function readTypeField(field: FieldValue | undefined): TypeChoice | DataSetType | null {
  if (typeof field === 'string') return JSON.parse(field) as TypeChoice;
  return (field ?? null) as DataSetType | null;
}
