import { type FieldSetting, fieldTypes } from './FieldSetting.ts';

const { textInput, textArea, yesNo, dropDown, checkBox, checkBoxGroup, calendar, label, rowRepeater } =
  fieldTypes;
const { classCode, radioGroup, spacer, functionButton, link, upload, summaryGrid } = fieldTypes;

/** Fields that people fill in. */
export const inputFields = [
  ...[textInput, textArea, yesNo, dropDown, checkBox, checkBoxGroup, calendar, classCode, radioGroup, upload],
];

/** Every type of field. */
export const allFields = [...inputFields, label, rowRepeater, spacer, functionButton, link, summaryGrid];

const labelled = allFields.filter((type) => type !== spacer);
const shown = allFields.filter((type) => type !== rowRepeater);
const active = [...inputFields, functionButton, link];

/** What most fields have: names, how they look, who sees and edits them, and whether they are required. */
export const generalSettings: readonly FieldSetting[] = [
  {
    ...{ name: 'variableName', label: 'Variable Name', group: 'core', input: 'text', property: 'name' },
    ...{ types: allFields, limit: 100, isTrimmed: true, inProduction: 'fixed' },
  },
  {
    name: 'flags',
    label: 'Flags',
    group: 'core',
    input: 'text',
    property: 'flags',
    types: allFields,
    limit: 1000,
  },
  {
    ...{ name: 'syncToProperty', label: 'Sync To Property', group: 'core', input: 'text' },
    ...{ property: 'propertyExpression', types: inputFields, limit: 1000, isTrimmed: true },
    hint: 'An object and a property, parted by a dot',
  },
  {
    ...{ name: 'labelText', label: 'Label Text', group: 'display', input: 'text', property: 'label' },
    ...{ types: labelled, limit: 10_000 },
  },
  {
    ...{ name: 'fontStyle', label: 'Font Style', group: 'display', input: 'dropdown', property: 'fontStyle' },
    types: labelled,
    choices: [
      ['normal', 'Normal'],
      ['bold', 'Bold'],
      ['italic', 'Italic'],
      ['boldItalic', 'Bold Italic'],
    ],
  },
  {
    ...{ name: 'labelPosition', label: 'Label Position', group: 'display', input: 'radio' },
    ...{ property: 'labelPosition', types: inputFields },
    choices: [
      ['top', 'Top'],
      ['left', 'Left'],
      ['hidden', 'Hidden'],
    ],
  },
  {
    ...{ name: 'tooltip', label: 'Tooltip', group: 'display', input: 'text', property: 'tooltip' },
    ...{ types: labelled, limit: 1000 },
  },
  {
    ...{
      name: 'labelWidth',
      label: 'Label Width',
      group: 'display',
      input: 'number',
      property: 'labelWidth',
    },
    ...{ types: inputFields, limit: 4, hint: 'Pixels' },
    when: [{ componentSettingName: 'labelPosition', operator: 'equals', value: 'left' }],
  },
  {
    ...{
      name: 'fieldWidth',
      label: 'Field Width',
      group: 'display',
      input: 'number',
      property: 'fieldWidth',
    },
    ...{ types: shown, limit: 4, hint: 'Pixels' },
  },
  {
    ...{ name: 'agencyVisible', label: 'Agency Visible', group: 'visibility', input: 'checkbox' },
    ...{ property: 'agencyVisible', types: allFields },
  },
  {
    ...{ name: 'carrierVisible', label: 'Carrier Visible', group: 'visibility', input: 'checkbox' },
    ...{ property: 'carrierVisible', types: allFields },
  },
  {
    ...{
      name: 'conditional',
      label: 'Conditional',
      group: 'visibility',
      input: 'switch',
      property: 'hidden',
    },
    ...{ types: allFields, inProduction: 'fixed' },
  },
  {
    ...{ name: 'showForProducts', label: 'Show for Products', group: 'visibility', input: 'multiselect' },
    ...{ property: 'productNames', types: allFields, source: 'products', standard: '' },
    ...{ isFormTypeDependent: true, prompt: 'All products' },
  },
  {
    ...{ name: 'showRule', label: 'Show Rule', group: 'visibility', input: 'dropdown' },
    ...{ property: 'triggerRuleName', types: allFields, source: 'fieldRules', isClearable: true },
    ...{ inProduction: 'always', prompt: 'No rule' },
    when: [{ componentSettingName: 'conditional', operator: 'equals', value: true }],
  },
  {
    ...{ name: 'untriggerBehavior', label: 'Else', group: 'visibility', input: 'radio' },
    ...{ property: 'untriggerBehavior', types: allFields, inProduction: 'always' },
    choices: [
      ['1', 'Hide these fields'],
      ['0', 'Delete these fields'],
    ],
    when: [{ componentSettingName: 'showRule', operator: 'notEmpty' }],
  },
  {
    ...{ name: 'agencyEditable', label: 'Agency Editable', group: 'editability', input: 'checkbox' },
    ...{ property: 'agencyEditable', types: active },
    when: [{ componentSettingName: 'agencyVisible', operator: 'equals', value: true }],
  },
  {
    ...{ name: 'carrierEditable', label: 'Carrier Editable', group: 'editability', input: 'checkbox' },
    ...{ property: 'carrierEditable', types: active },
    when: [{ componentSettingName: 'carrierVisible', operator: 'equals', value: true }],
  },
  {
    ...{ name: 'disableExpression', label: 'Disable Expression', group: 'editability', input: 'button' },
    ...{ property: 'disableExpression', types: active },
    when: [
      { componentSettingName: 'agencyEditable', operator: 'equals', value: true },
      { componentSettingName: 'carrierEditable', operator: 'equals', value: true },
    ],
  },
  {
    ...{ name: 'requiredLevel', label: 'Required Level', group: 'required', input: 'radio' },
    ...{ property: 'requiredLevel', types: inputFields, inProduction: 'always' },
    choices: [
      ['0', 'Optional'],
      ['1', 'Required'],
      ['2', 'As the expression says'],
    ],
  },
  {
    ...{
      name: 'requiredLevelExpression',
      label: 'Required Level Expression',
      group: 'required',
      input: 'button',
    },
    ...{ property: 'requiredLevelExpression', types: inputFields, inProduction: 'always' },
    when: [{ componentSettingName: 'requiredLevel', operator: 'equals', value: 2 }],
  },
];
