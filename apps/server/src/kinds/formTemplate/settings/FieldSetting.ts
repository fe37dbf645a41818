import type { FormField } from '../FormTemplateDoc.ts';

/** The types of fields, by the contract's codes. A section that repeats is no field, and has a code all the same. */
export const fieldTypes = {
  textInput: 0,
  textArea: 1,
  yesNo: 2,
  dropDown: 3,
  checkBox: 5,
  checkBoxGroup: 6,
  calendar: 7,
  label: 9,
  rowRepeater: 10,
  section: 11,
  classCode: 12,
  radioGroup: 13,
  spacer: 14,
  functionButton: 17,
  link: 20,
  upload: 21,
  summaryGrid: 24,
} as const;

/** How settings are entered, by the contract's codes. */
export const inputTypes = {
  text: 0,
  number: 1,
  switch: 2,
  button: 3,
  radio: 4,
  dropdown: 5,
  checkbox: 6,
  multiselect: 7,
} as const;

/** The groups in which settings are shown, in their order. */
export const settingGroups = [
  ...['core', 'display', 'visibility', 'editability', 'required', 'validation', 'value', 'componentSpecific'],
] as const;

/** What has to hold of another setting for one to be active. */
export interface SettingCondition {
  componentSettingName: string;
  operator: 'equals' | 'notEquals' | 'notEmpty' | 'emptyValueSet' | 'notEmptyValueSet';
  value?: string | number | boolean;
}

/** Where the choices of a setting come from, when they are not in the table. */
export type ChoiceSource = 'dataSets' | 'products' | 'fieldRules' | 'repeatingForms';

/** The property of a stored field that a setting is about; those in `options` are parts of its XML. */
export type SettingProperty = keyof FormField & string;

/** A setting of some types of fields. */
export interface FieldSetting {
  name: string;
  label: string;
  group: string;
  input: keyof typeof inputTypes;
  /** Of fields of these types. */
  types: readonly number[];
  /** Null for what a section has. */
  property: SettingProperty | null;
  /** The element in `options`, for settings of that property. */
  option?: string;
  /** What is stored where nothing was set. Default: what fields have by default, or nothing. */
  standard?: string | number | boolean | null;
  choices?: readonly (readonly [value: string, label: string])[];
  source?: ChoiceSource;
  /** The setting that names the data set whose items are the choices. */
  choicesOf?: string;
  /** Characters. */
  limit?: number;
  isTrimmed?: boolean;
  /** One of these has to hold, or all, with `needsAll`. */
  when?: readonly SettingCondition[];
  needsAll?: boolean;
  /** `fixed`: of fields that were there before; `always`: of new ones, too. */
  inProduction?: 'fixed' | 'always';
  isClearable?: boolean;
  takesNewValues?: boolean;
  prompt?: string;
  hint?: string;
  /** The choices depend on the type of the form. */
  isFormTypeDependent?: boolean;
  /** What parts several values. */
  delimiter?: string;
}
