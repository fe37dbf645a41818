import { type FieldSetting, settingGroups } from './FieldSetting.ts';
import { generalSettings } from './generalSettings.ts';
import { specificSettings } from './specificSettings.ts';
import { valueSettings } from './valueSettings.ts';

const groupOrder: readonly string[] = settingGroups;

/** Every setting of every type of field, by group. */
export const settingTable: readonly FieldSetting[] = [
  ...generalSettings,
  ...valueSettings,
  ...specificSettings,
].toSorted((left, right) => groupOrder.indexOf(left.group) - groupOrder.indexOf(right.group));

/** The settings of a type of field. */
export function settingsOfType(fieldType: number): FieldSetting[] {
  return settingTable.filter(({ types }) => types.includes(fieldType));
}
