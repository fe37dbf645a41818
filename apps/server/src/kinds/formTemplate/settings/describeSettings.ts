import type { ComponentSetting } from '@studio/api';
import { fieldDefaults } from '../FormTemplateDoc.ts';
import { templateProperties } from '../fieldOfBody.ts';
import { type ChoiceSource, type FieldSetting, inputTypes, type SettingProperty } from './FieldSetting.ts';
import { settingsOfType } from './settingTable.ts';

/** A choice of a setting, as the contract says it. */
export type Choice = { value: string; label: string };

/** The choices that come from elsewhere. */
export type Choices = Readonly<Record<ChoiceSource, readonly Choice[]>>;

/** What the contract calls properties of stored fields that it calls otherwise. */
const wireNames: Readonly<Record<string, string>> = {
  name: 'variableName',
  dataSetName: 'dynamicDataSet',
  productNames: 'productTemplates',
};

const inFieldTemplate: ReadonlySet<string> = new Set([
  ...templateProperties,
  'name',
  'dataSetName',
  'options',
]);

/** The settings of a type of field as the contract has them, with their choices. */
export function describeSettings(fieldType: number, choices: Choices): ComponentSetting[] {
  return settingsOfType(fieldType).map((setting) => describe(setting, choices));
}

function describe(setting: FieldSetting, choices: Choices): ComponentSetting {
  const { name, label, group, source, inProduction } = setting;
  const given = setting.choices?.map(([value, text]) => ({ value, label: text })) ?? [];
  return {
    settingName: name,
    label,
    // The groups of the table are the contract's.
    group: group as ComponentSetting['group'],
    inputType: inputTypes[setting.input],
    ...placeOf(setting),
    value: null,
    defaultValue: standardOf(setting),
    values: source ? [...choices[source]] : given,
    ...conditionsOf(setting),
    ...entryOf(setting),
    disabledWhenInProduction: inProduction !== undefined,
    disabledForNewFieldsToo: inProduction === 'always',
  };
}

/** Where the value is kept. */
function placeOf({ name, property, option }: FieldSetting) {
  const xml = { xmlRootNodeName: option === undefined ? null : 'options', xmlSubProperty: option ?? null };
  if (property === null)
    return { propertyName: sectionProperty(name), owningClass: 'FormSection', ...xml } as const;
  const owningClass = inFieldTemplate.has(property) ? 'FieldTemplate' : 'UIField';
  return { propertyName: wireNames[property] ?? property, owningClass, ...xml } as const;
}

function conditionsOf({ when = [], needsAll = false }: FieldSetting) {
  return {
    displayConditions: when.map(({ value = null, ...condition }) => ({ ...condition, value })),
    displayConditionComparisonOperator: needsAll ? ('AND' as const) : ('OR' as const),
  };
}

/** How it is entered. */
function entryOf(setting: FieldSetting) {
  return {
    inputLimit: setting.limit ?? null,
    trim: setting.isTrimmed ?? false,
    valueDelimiter: setting.input === 'multiselect' ? (setting.delimiter ?? ',') : null,
    dataSetNameFromSetting: setting.choicesOf ?? null,
    dynamicValuesFormTypeDependent: setting.isFormTypeDependent ?? false,
    allowClearDropdown: setting.isClearable ?? false,
    allowNewValues: setting.takesNewValues ?? false,
    defaultPromptValue: setting.prompt ?? null,
    hint: setting.hint ?? null,
  };
}

/** What is stored where nothing was set; null for nothing. */
export function standardOf({ property, standard }: FieldSetting): string | number | boolean | null {
  if (standard !== undefined) return standard;
  const value = property === null ? null : defaultOf(property);
  return Array.isArray(value) || value === undefined ? null : value;
}

function defaultOf(property: SettingProperty) {
  const defaults: Readonly<Partial<Record<SettingProperty, string | number | boolean | null | string[]>>> =
    fieldDefaults;
  return defaults[property];
}

function sectionProperty(name: string): string {
  return name === 'sectionLabel' ? 'label' : name;
}
