import { type FieldSetting, fieldTypes, type SettingCondition } from './FieldSetting.ts';
import { inputFields } from './generalSettings.ts';

const { textInput, textArea, yesNo, dropDown, checkBox, checkBoxGroup, calendar, classCode, radioGroup } =
  fieldTypes;
const { upload, label } = fieldTypes;

const choosing = [dropDown, checkBoxGroup, radioGroup];
const valued = inputFields.filter((type) => type !== upload);

const numeric = ['number', 'numberWithCommas', 'currency', 'percent', 'numberRange'];

function isNumeric(values: readonly string[] = numeric): readonly SettingCondition[] {
  return values.map((value) => ({ componentSettingName: 'validator', operator: 'equals', value }) as const);
}

const hasDataSet: readonly SettingCondition[] = [
  { componentSettingName: 'dataSetName', operator: 'notEmpty' },
];

/** What is chosen to begin with, of a data set: one item. */
const oneDefault: Omit<FieldSetting, 'types'> = {
  ...{ name: 'dataSetDefault', label: 'Default Value', group: 'value', input: 'dropdown' },
  ...{
    property: 'defaultValue',
    choicesOf: 'dataSetName',
    isClearable: true,
    needsAll: true,
    prompt: 'None',
  },
};

const ofOneDefault: readonly SettingCondition[] = [
  ...hasDataSet,
  { componentSettingName: 'dataSetDefault', operator: 'notEmptyValueSet' },
];

/** The same, where several can be chosen. */
const severalDefaults: Omit<FieldSetting, 'types'> = {
  ...{ name: 'dataSetDefaults', label: 'Default Values', group: 'value', input: 'multiselect' },
  ...{ property: 'defaultValue', choicesOf: 'dataSetName', delimiter: ',' },
};

/** What fields take, and what they have to begin with. */
export const valueSettings: readonly FieldSetting[] = [
  {
    ...{
      name: 'validator',
      label: 'Validator',
      group: 'validation',
      input: 'dropdown',
      property: 'validator',
    },
    ...{ types: [textInput], inProduction: 'fixed', isClearable: true, prompt: 'None' },
    choices: [
      ['number', 'Number'],
      ['numberWithCommas', 'Number with Commas'],
      ['currency', 'Currency'],
      ['percent', 'Percent'],
      ['numberRange', 'Number Range'],
      ['regularExpression', 'Regular Expression'],
      ['email', 'E-mail'],
      ['phone', 'Phone'],
      ['postalCode', 'Postal Code'],
      ['taxId', 'Tax Identifier'],
      ['vin', 'Vehicle Identification Number'],
    ],
  },
  {
    ...{ name: 'regularExpression', label: 'Regular Expression', group: 'validation', input: 'button' },
    ...{ property: 'regularExpression', types: [textInput] },
    when: [{ componentSettingName: 'validator', operator: 'equals', value: 'regularExpression' }],
  },
  {
    ...{ name: 'numberDomain', label: 'Number Domain', group: 'validation', input: 'dropdown' },
    ...{ property: 'numberDomain', types: [textInput], when: isNumeric() },
    choices: [
      ['any', 'Any number'],
      ['integer', 'Whole numbers'],
      ['decimal', 'Two decimals'],
    ],
  },
  {
    ...{ name: 'allowNegative', label: 'Allow Negative', group: 'validation', input: 'checkbox' },
    ...{ property: 'allowNegative', types: [textInput] },
    when: isNumeric(['number', 'numberWithCommas', 'currency']),
  },
  {
    ...{
      name: 'rangeMin',
      label: 'Range Minimum',
      group: 'validation',
      input: 'number',
      property: 'rangeMin',
    },
    ...{ types: [textInput], limit: 12, when: isNumeric(['numberRange', 'percent']) },
  },
  {
    ...{
      name: 'rangeMax',
      label: 'Range Maximum',
      group: 'validation',
      input: 'number',
      property: 'rangeMax',
    },
    ...{ types: [textInput], limit: 12, when: isNumeric(['numberRange', 'percent']) },
  },
  {
    ...{ name: 'rounding', label: 'Rounding', group: 'validation', input: 'dropdown', property: 'rounding' },
    ...{ types: [textInput], isClearable: true, needsAll: true, prompt: 'None' },
    takesNewValues: true,
    choices: [
      ['1', 'To whole numbers'],
      ['10', 'To tens'],
      ['100', 'To hundreds'],
      ['1000', 'To thousands'],
    ],
    when: [
      { componentSettingName: 'numberDomain', operator: 'notEquals', value: 'decimal' },
      { componentSettingName: 'validator', operator: 'notEmpty' },
      { componentSettingName: 'validator', operator: 'notEquals', value: 'regularExpression' },
    ],
  },
  {
    ...{
      name: 'dollarSign',
      label: 'Dollar Sign',
      group: 'validation',
      input: 'checkbox',
      property: 'dollarSign',
    },
    ...{ types: [textInput], when: isNumeric(['currency']) },
  },
  {
    ...{
      name: 'dataSetType',
      label: 'Data Set Type',
      group: 'validation',
      input: 'radio',
      property: 'options',
    },
    ...{ option: 'dataSetType', types: choosing, standard: 'dataSet', inProduction: 'fixed' },
    choices: [
      ['dataSet', 'Data set'],
      ['none', 'None'],
    ],
  },
  {
    ...{
      name: 'dataSetName',
      label: 'Data Set',
      group: 'validation',
      input: 'dropdown',
      property: 'dataSetName',
    },
    ...{ types: choosing, source: 'dataSets', isClearable: true, inProduction: 'fixed' },
    prompt: 'Select a data set',
    when: [{ componentSettingName: 'dataSetType', operator: 'equals', value: 'dataSet' }],
  },
  {
    ...{
      name: 'maxChars',
      label: 'Maximum Characters',
      group: 'validation',
      input: 'number',
      property: 'maxChars',
    },
    ...{ types: [textInput, textArea], limit: 6 },
  },
  {
    ...{
      name: 'defaultValue',
      label: 'Default Value',
      group: 'value',
      input: 'text',
      property: 'defaultValue',
    },
    ...{ types: [textInput, textArea, calendar, classCode], limit: 10_000 },
  },
  {
    ...{
      name: 'defaultChoice',
      label: 'Default Value',
      group: 'value',
      input: 'dropdown',
      property: 'defaultValue',
    },
    ...{ types: [yesNo, checkBox], isClearable: true, prompt: 'None' },
    choices: [
      ['Yes', 'Yes'],
      ['No', 'No'],
    ],
  },
  { ...oneDefault, types: [radioGroup], when: ofOneDefault },
  {
    ...oneDefault,
    types: [dropDown],
    when: [...ofOneDefault, { componentSettingName: 'multiple', operator: 'notEquals', value: true }],
  },
  { ...severalDefaults, types: [checkBoxGroup], when: hasDataSet },
  {
    ...severalDefaults,
    types: [dropDown],
    needsAll: true,
    when: [...hasDataSet, { componentSettingName: 'multiple', operator: 'equals', value: true }],
  },
  {
    ...{ name: 'valueExpression', label: 'Value Expression', group: 'value', input: 'button' },
    ...{ property: 'valueExpression', types: [...valued, label] },
  },
  {
    ...{ name: 'valueFormat', label: 'Value Format', group: 'value', input: 'text', property: 'valueFormat' },
    ...{ types: [textInput, label], limit: 100, hint: 'For example $#,###.##' },
    when: [{ componentSettingName: 'valueExpression', operator: 'notEmpty' }],
  },
  {
    ...{ name: 'linkTo', label: 'Link To', group: 'value', input: 'button' },
    ...{ property: 'linkFormTemplateUniqueName', types: valued },
  },
  {
    ...{
      name: 'refreshable',
      label: 'Refreshable',
      group: 'value',
      input: 'checkbox',
      property: 'refreshable',
    },
    types: valued,
    when: [
      { componentSettingName: 'linkTo', operator: 'notEmpty' },
      { componentSettingName: 'valueExpression', operator: 'notEmpty' },
    ],
  },
];
