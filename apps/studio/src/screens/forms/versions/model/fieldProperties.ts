import type { ComponentSetting, UiField } from '@studio/api';
import { versionText } from '../versions.messages.ts';
import { readOption } from './readOption.ts';

/** What a field says in one of its properties. */
export interface ShownProperty {
  readonly key: string;
  readonly shown: string;
  /** What counts when it is compared. Default: the text. */
  readonly compared?: string;
}

/** What settings are called and can be set to is the server's word: these are settings of fields of one type. */
export type FieldSettings = readonly Pick<
  ComponentSetting,
  | 'defaultValue'
  | 'inputType'
  | 'label'
  | 'owningClass'
  | 'propertyName'
  | 'settingName'
  | 'values'
  | 'xmlSubProperty'
>[];

/** Described apart: the name identifies the field, and a link is of three properties. */
const shownApart: ReadonlySet<string> = new Set(['variableName', 'linkFormTemplateUniqueName']);

/** The contract's code of a setting that is on or off. */
const switches: ReadonlySet<number> = new Set([2, 6]);

/**
 * What a field says that fields of its type do not say by default, in the words of its settings.
 * @param componentName what its type is called
 */
export function fieldProperties(
  field: UiField,
  componentName: string,
  settings: FieldSettings,
): readonly ShownProperty[] {
  const ownValues = settings.flatMap((setting) => {
    const { settingName: key, propertyName, label: property } = setting;
    if (shownApart.has(propertyName)) return [];
    const value = formatValue(setting, settingValue(setting, field));
    return value === '' ? [] : [{ key, shown: versionText('property', { property, value }) }];
  });
  return [
    {
      key: 'type',
      shown: versionText('property', { property: versionText('component'), value: componentName }),
    },
    ...ownValues,
    ...describeLink(field.fieldTemplate),
  ];
}

/** What a field has for a setting, as the contract has it. */
function settingValue(
  { owningClass, propertyName, xmlSubProperty }: FieldSettings[number],
  field: UiField,
): unknown {
  const owner: Readonly<Record<string, unknown>> =
    owningClass === 'FieldTemplate' ? field.fieldTemplate : field;
  const value = owner[propertyName];
  return xmlSubProperty === null ? value : readOption(typeof value === 'string' ? value : '', xmlSubProperty);
}

/** A value in words; empty for what is so by default, and for nothing. */
function formatValue({ defaultValue, inputType, values }: FieldSettings[number], value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  if (value === null || value === undefined || value === '') return '';
  if (defaultValue !== null && String(value) === String(defaultValue)) return '';
  if (switches.has(inputType) || typeof value === 'boolean')
    return versionText(String(value) === 'true' ? 'yes' : 'no');
  return values.find((choice) => choice.value === String(value))?.label ?? String(value);
}

/** A product of a list. */
function nameOf(value: unknown): string {
  const { name, id } = value as { readonly name?: unknown; readonly id?: unknown };
  return String(name ?? id ?? value);
}

function describeLink(template: UiField['fieldTemplate']): readonly ShownProperty[] {
  const { linkFormTemplateUniqueName: form, linkVariableName, linkPropertyPath } = template;
  const value = form ? [form, linkVariableName].filter(Boolean).join('::') : (linkPropertyPath ?? '');
  const property = versionText('link');
  return value === '' ? [] : [{ key: 'link', shown: versionText('property', { property, value }) }];
}
