import type { SettingDescriptor, SettingOption } from '../types.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Settings of a text input: one of each input type, and of each condition. */
export const sampleSettings: readonly SettingDescriptor[] = [
  {
    settingName: 'variableName',
    label: 'Variable Name',
    inputType: 0,
    group: 'core',
    value: 'applicantState',
    trim: true,
    inputLimit: 20,
    disabledWhenInProduction: true,
  },
  { settingName: 'flags', label: 'Flags', inputType: 0, group: 'core', hint: 'Parted by spaces' },
  { settingName: 'labelText', label: 'Label Text', inputType: 0, group: 'display', value: 'State' },
  {
    settingName: 'position',
    label: 'Label Position',
    inputType: 4,
    group: 'display',
    value: 'left',
    values: [
      { value: 'left', label: 'Left' },
      { value: 'top', label: 'Top' },
    ],
  },
  { settingName: 'width', label: 'Width', inputType: 1, group: 'display', value: 200 },
  { settingName: 'conditional', label: 'Conditional', inputType: 2, group: 'visibility' },
  {
    settingName: 'showRule',
    label: 'Show Rule',
    inputType: 0,
    group: 'visibility',
    defaultValue: 'always',
    displayConditions: [{ componentSettingName: 'conditional', operator: 'equals', value: true }],
  },
  {
    settingName: 'products',
    label: 'Show for Products',
    inputType: 7,
    group: 'visibility',
    values: ['Businessowners', 'Commercial Property', 'General Liability'].map((label) => ({
      value: label,
      label,
    })),
    displayConditions: [{ componentSettingName: 'showRule', operator: 'notEquals', value: 'always' }],
  },
  {
    settingName: 'agencyEditable',
    label: 'Agency Editable',
    inputType: 6,
    group: 'editability',
    value: true,
  },
  {
    settingName: 'requiredLevel',
    label: 'Required Level',
    inputType: 3,
    group: 'required',
    value: "fieldValue('State') == 'NY' && fieldValue('Stories') > 3",
    disabledWhenInProduction: true,
    disabledForNewFieldsToo: true,
  },
  {
    settingName: 'validator',
    label: 'Validator',
    inputType: 5,
    group: 'validation',
    value: 'none',
    values: [
      { value: 'none', label: 'None' },
      { value: 'numberRange', label: 'Number Range' },
      { value: 'percent', label: 'Percent' },
    ],
  },
  {
    settingName: 'rangeMin',
    label: 'Range Minimum',
    inputType: 1,
    group: 'validation',
    displayConditions: [
      { componentSettingName: 'validator', operator: 'equals', value: 'numberRange' },
      { componentSettingName: 'validator', operator: 'equals', value: 'percent' },
    ],
  },
  {
    settingName: 'dataSetName',
    label: 'Data Set',
    inputType: 5,
    group: 'validation',
    allowClearDropdown: true,
    defaultPromptValue: 'Select a data set',
    values: ['States', 'Empty', 'Broken'].map((label) => ({ value: label, label })),
  },
  {
    settingName: 'defaultItem',
    label: 'Default Value',
    inputType: 5,
    group: 'value',
    dataSetNameFromSetting: 'dataSetName',
    displayConditions: [{ componentSettingName: 'dataSetName', operator: 'notEmpty' }],
  },
  {
    settingName: 'refreshable',
    label: 'Refreshable',
    inputType: 6,
    group: 'value',
    displayConditionComparisonOperator: 'AND',
    displayConditions: [
      { componentSettingName: 'dataSetName', operator: 'notEmpty' },
      { componentSettingName: 'defaultItem', operator: 'notEmptyValueSet' },
    ],
  },
  {
    settingName: 'noItems',
    label: 'Text for No Items',
    inputType: 0,
    group: 'componentSpecific',
    displayConditionComparisonOperator: 'AND',
    displayConditions: [
      { componentSettingName: 'dataSetName', operator: 'notEmpty' },
      { componentSettingName: 'defaultItem', operator: 'emptyValueSet' },
    ],
  },
  {
    settingName: 'icon',
    label: 'Icon',
    inputType: 5,
    group: 'componentSpecific',
    allowNewValues: true,
    values: yesNo,
    displayConditions: [{ componentSettingName: 'validator', operator: 'equals', value: 'percent' }],
  },
];

/** The values of data sets, as a server answers. */
export async function loadSampleSet(name: string): Promise<readonly SettingOption[]> {
  if (name === 'Broken') throw new Error('no connection.');
  return name === 'States'
    ? [
        { value: 'NY', label: 'New York' },
        { value: 'TX', label: 'Texas' },
      ]
    : [];
}

/** Whether the validator of the sample allows a minus sign. */
export function sampleAllowsMinus(values: Readonly<Record<string, string>>): boolean {
  return values['validator'] === 'numberRange' || values['validator'] === 'percent';
}

/** Every group. */
export const allGroups = [
  'core',
  'display',
  'visibility',
  'editability',
  'required',
  'validation',
  'value',
  'componentSpecific',
] as const;
