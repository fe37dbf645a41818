import type { DataSet, DataSetSettings, DataSetType } from '@studio/api';

/** What the settings modal edits; null is a choice that has not been made. */
export interface SettingsDraft
  extends Readonly<Omit<DataSetSettings, 'type' | 'supportSearch' | 'minSearchStringLength'>> {
  readonly type: DataSetType | null;
  readonly supportSearch: boolean | null;
  /** Always a number from 1 to 99, as text. */
  readonly minSearchStringLength: string;
}

/** A setting. */
export type SettingName = keyof SettingsDraft;

/** The types as their numbers in the contract. */
export const dataSetType = { static: 0, custom: 1, dependent: 2, repeatingForm: 3 } as const;

/** The minimum of a set that names none. */
export const defaultMinimum = '3';

/** The settings of a new set: nothing chosen yet. */
export const blankSettings: SettingsDraft = {
  name: '',
  description: '',
  type: null,
  dynamicDefault: null,
  supportSearch: null,
  minSearchStringLength: defaultMinimum,
  generatorBeanName: null,
  repeatingFormTemplateUniqueName: null,
  clearInvalidFieldValue: null,
};

/** The settings of a set as it was loaded. */
export function settingsOf(doc: DataSetSettings | DataSet): SettingsDraft {
  return {
    name: doc.name,
    description: doc.description,
    type: doc.type,
    dynamicDefault: doc.dynamicDefault,
    supportSearch: doc.supportSearch,
    minSearchStringLength: String(doc.minSearchStringLength),
    generatorBeanName: doc.generatorBeanName,
    repeatingFormTemplateUniqueName: doc.repeatingFormTemplateUniqueName,
    clearInvalidFieldValue: doc.clearInvalidFieldValue,
  };
}
