import type { DataSetType } from '@studio/api';
import { dataSetType, type SettingName, type SettingsDraft } from './SettingsDraft.ts';

const always: readonly SettingName[] = ['name', 'description', 'type'];
const ofEveryType: readonly SettingName[] = ['supportSearch', 'minSearchStringLength'];
const ofDynamicTypes: readonly SettingName[] = [
  'dynamicDefault',
  'generatorBeanName',
  'clearInvalidFieldValue',
];

/** Whether sets of a type have this setting; before a type is chosen there are name, description and type. */
export function hasSetting(type: DataSetType | null, setting: SettingName): boolean {
  if (always.includes(setting)) return true;
  if (type === null) return false;
  if (ofEveryType.includes(setting)) return true;
  if (setting === 'repeatingFormTemplateUniqueName') return type === dataSetType.repeatingForm;
  return type !== dataSetType.static && ofDynamicTypes.includes(setting);
}

/** Whether the minimum matters: it does while the server searches. */
export function usesMinimum({ supportSearch }: Pick<SettingsDraft, 'supportSearch'>): boolean {
  return supportSearch === true;
}
