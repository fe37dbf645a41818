import type { SettingDescriptor, SettingOption, ValueSetRequest } from '../types.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Settings of a text input: one of each input type, and of each condition. */
export const sampleSettings: readonly SettingDescriptor[] = [
  {
    settingName: 'variableName',
    label: 'Variable Name',
    inputType: 'text',
    group: 'core',
    value: 'applicantState',
    trim: true,
    inputLimit: 20,
    disabledWhenInProduction: true,
  },
  { settingName: 'flags', label: 'Flags', inputType: 'text', group: 'core', hint: 'Parted by spaces' },
  { settingName: 'labelText', label: 'Label Text', inputType: 'text', group: 'display', value: 'State' },
  {
    settingName: 'position',
    label: 'Label Position',
    inputType: 'radio',
    group: 'display',
    value: 'left',
    values: [
      { value: 'left', label: 'Left' },
      { value: 'top', label: 'Top' },
    ],
  },
  { settingName: 'width', label: 'Width', inputType: 'number', group: 'display', value: 200 },
  { settingName: 'conditional', label: 'Conditional', inputType: 'switch', group: 'visibility' },
  {
    settingName: 'showRule',
    label: 'Show Rule',
    inputType: 'text',
    group: 'visibility',
    defaultValue: 'always',
    displayConditions: [{ componentSettingName: 'conditional', operator: 'equals', value: true }],
  },
  {
    settingName: 'products',
    label: 'Show for Products',
    inputType: 'multiselect',
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
    inputType: 'checkbox',
    group: 'editability',
    value: true,
  },
  {
    settingName: 'requiredLevel',
    label: 'Required Level',
    inputType: 'button',
    group: 'required',
    value: "fieldValue('State') == 'NY' && fieldValue('Stories') > 3",
    disabledWhenInProduction: true,
    disabledForNewFieldsToo: true,
  },
  {
    settingName: 'validator',
    label: 'Validator',
    inputType: 'dropdown',
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
    inputType: 'number',
    group: 'validation',
    displayConditions: [
      { componentSettingName: 'validator', operator: 'equals', value: 'numberRange' },
      { componentSettingName: 'validator', operator: 'equals', value: 'percent' },
    ],
  },
  {
    settingName: 'dataSetName',
    label: 'Data Set',
    inputType: 'dropdown',
    group: 'validation',
    allowClearDropdown: true,
    defaultPromptValue: 'Select a data set',
    values: ['States', 'Empty', 'Broken'].map((label) => ({ value: label, label })),
  },
  {
    settingName: 'defaultItem',
    label: 'Default Value',
    inputType: 'dropdown',
    group: 'value',
    dataSetNameFromSetting: 'dataSetName',
    displayConditions: [{ componentSettingName: 'dataSetName', operator: 'notEmpty' }],
  },
  {
    settingName: 'refreshable',
    label: 'Refreshable',
    inputType: 'checkbox',
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
    inputType: 'text',
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
    inputType: 'dropdown',
    group: 'componentSpecific',
    allowNewValues: true,
    values: yesNo,
    displayConditions: [{ componentSettingName: 'validator', operator: 'equals', value: 'percent' }],
  },
];

/** Columns of summary grids: of fields that can be chosen, and of names that are typed. */
export const columnSettings: readonly SettingDescriptor[] = [
  {
    settingName: 'summaryColumns',
    label: 'Summary Columns',
    inputType: 'columns',
    group: 'core',
    value: '[{"name":"peril","width":220},{"name":"limit","width":90,"format":"money"}]',
    values: [
      { value: 'peril', label: 'Peril' },
      { value: 'limit', label: 'Limit' },
      { value: 'deductible', label: 'Deductible' },
    ],
  },
  {
    settingName: 'totals',
    label: 'Totals',
    inputType: 'columns',
    group: 'core',
    disabledWhenInProduction: true,
  },
];

/** The values of data sets, as a server answers. */
export async function loadSampleSet({
  dataSetName: name,
}: ValueSetRequest): Promise<readonly SettingOption[]> {
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
