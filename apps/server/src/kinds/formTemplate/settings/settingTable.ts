import { type FieldSetting, fieldTypes, type SettingCondition, settingGroups } from './FieldSetting.ts';
import { generalSettings } from './generalSettings.ts';
import { valueSettings } from './valueSettings.ts';

type Own = Omit<FieldSetting, 'group' | 'property' | 'option' | 'types'>;

/** A setting of some types alone, kept in the options of the field under its name. */
function specific(types: readonly number[], setting: Own): FieldSetting {
  return { ...setting, group: 'componentSpecific', property: 'options', option: setting.name, types };
}

const t = fieldTypes;

const picksFromGrid: SettingCondition = {
  componentSettingName: 'functionName',
  operator: 'equals',
  value: 'DynamicGridPopup',
};

/** What only some types of fields have. */
const specificSettings: readonly FieldSetting[] = [
  specific([t.textArea], {
    name: 'visibleRows',
    label: 'Visible Rows',
    input: 'number',
    standard: '3',
    limit: 2,
  }),
  specific([t.yesNo], { name: 'yesText', label: 'Text for Yes', input: 'text', standard: 'Yes', limit: 50 }),
  specific([t.yesNo], { name: 'noText', label: 'Text for No', input: 'text', standard: 'No', limit: 50 }),
  specific([t.dropDown], {
    ...{ name: 'multiple', label: 'Multi Select', input: 'switch', standard: false, inProduction: 'fixed' },
  }),
  specific([t.dropDown], {
    ...{ name: 'mostChosen', label: 'Most Choices', input: 'number', limit: 3 },
    when: [{ componentSettingName: 'multiple', operator: 'equals', value: true }],
  }),
  specific([t.dropDown], { name: 'promptText', label: 'Prompt', input: 'text', limit: 100 }),
  specific([t.dropDown], {
    ...{ name: 'noItemsText', label: 'Text for No Items', input: 'text', limit: 250, needsAll: true },
    when: [
      { componentSettingName: 'dataSetName', operator: 'notEmpty' },
      { componentSettingName: 'dataSetDefault', operator: 'emptyValueSet' },
    ],
  }),
  specific([t.checkBox], {
    name: 'checkedValue',
    label: 'Value When Checked',
    input: 'text',
    standard: 'Yes',
    limit: 250,
  }),
  specific([t.checkBoxGroup, t.radioGroup], {
    ...{ name: 'orientation', label: 'Orientation', input: 'radio', standard: 'vertical' },
    choices: [
      ['vertical', 'Vertical'],
      ['horizontal', 'Horizontal'],
    ],
  }),
  specific([t.calendar], {
    name: 'earliest',
    label: 'Earliest Date',
    input: 'text',
    limit: 20,
    hint: 'A date, or days from today such as -30',
  }),
  specific([t.calendar], {
    name: 'latest',
    label: 'Latest Date',
    input: 'text',
    limit: 20,
    hint: 'A date, or days from today such as 365',
  }),
  specific([t.label], {
    ...{ name: 'headingLevel', label: 'Heading', input: 'dropdown', standard: 'none' },
    choices: [
      ['none', 'None'],
      ['1', 'Heading 1'],
      ['2', 'Heading 2'],
      ['3', 'Heading 3'],
    ],
  }),
  specific([t.rowRepeater], {
    name: 'fewestRows',
    label: 'Fewest Rows',
    input: 'number',
    standard: '0',
    limit: 3,
    inProduction: 'always',
  }),
  specific([t.rowRepeater], { name: 'mostRows', label: 'Most Rows', input: 'number', limit: 3 }),
  specific([t.rowRepeater], {
    name: 'addText',
    label: 'Text for Adding a Row',
    input: 'text',
    standard: 'Add',
    limit: 50,
  }),
  specific([t.spacer], {
    name: 'height',
    label: 'Height',
    input: 'number',
    standard: '16',
    limit: 4,
    hint: 'Pixels',
  }),
  specific([t.functionButton], {
    ...{ name: 'functionName', label: 'Function', input: 'dropdown', limit: 250, isTrimmed: true },
    ...{ choices: [['DynamicGridPopup', 'DynamicGridPopup']], takesNewValues: true, isClearable: true },
    hint: 'DynamicGridPopup opens a list to pick from',
  }),
  specific([t.functionButton], {
    ...{ name: 'dataName', label: 'List to Pick From', input: 'dropdown', standard: 'producer' },
    choices: [
      ['producer', 'Producers'],
      ['carrier', 'Carriers'],
      ['organization', 'Organizations'],
    ],
    when: [picksFromGrid],
  }),
  specific([t.functionButton], {
    ...{ name: 'filledFields', label: 'Fields to Fill In', input: 'text', limit: 2000, isTrimmed: true },
    hint: 'Such as name=brokerName, code=brokerCode; otherwise fields called as the columns',
    when: [picksFromGrid],
  }),
  specific([t.functionButton], { name: 'confirmText', label: 'Question Before', input: 'text', limit: 500 }),
  specific([t.link], { name: 'url', label: 'URL', input: 'text', limit: 2000, isTrimmed: true }),
  specific([t.link], {
    ...{ name: 'newWindow', label: 'Open in a New Window', input: 'checkbox', standard: true },
    when: [{ componentSettingName: 'url', operator: 'notEmpty' }],
  }),
  specific([t.upload], { name: 'mostFiles', label: 'Most Files', input: 'number', standard: '1', limit: 3 }),
  specific([t.upload], {
    ...{ name: 'fileTypes', label: 'File Types', input: 'multiselect', delimiter: ',', prompt: 'All types' },
    choices: [
      ['pdf', 'PDF'],
      ['doc', 'Word'],
      ['xls', 'Excel'],
      ['image', 'Images'],
    ],
  }),
  {
    ...{ name: 'summaryForm', label: 'Repeating Form', group: 'componentSpecific', input: 'dropdown' },
    ...{ property: 'linkFormTemplateUniqueName', types: [t.summaryGrid], source: 'repeatingForms' },
    ...{ isClearable: true, isFormTypeDependent: true, prompt: 'Select a form' },
  },
  specific([t.summaryGrid], {
    ...{ name: 'columns', label: 'Columns', input: 'button' },
    when: [{ componentSettingName: 'summaryForm', operator: 'notEmpty' }],
    hint: 'A new column has a width of 150',
  }),
  {
    ...{ name: 'sectionLabel', label: 'Label Text', group: 'display', input: 'text', property: null },
    ...{ types: [t.section], limit: 1000 },
  },
  {
    ...{ name: 'repeating', label: 'Repeating', group: 'componentSpecific', input: 'switch', property: null },
    ...{ types: [t.section], standard: false, inProduction: 'fixed' },
  },
];

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
