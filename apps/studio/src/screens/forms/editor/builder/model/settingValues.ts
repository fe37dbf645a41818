import type { ComponentSetting } from '@studio/api';
import {
  activeSettings,
  type SettingDescriptor,
  type SettingInputType,
  type SettingValues,
} from '@studio/widgets';
import {
  parseSettingColumns,
  parseSettingDescriptors,
  type SettingColumn,
  serializeSettingColumns,
} from '@studio/widgets/presets';
import {
  decodeXml,
  encodeXml,
  readOptionText,
  readOptionXml,
  withOption,
} from '../../../../../kernel/formView/fieldOptions.ts';
import { blankPart, type FormPart } from '../../draft/FormDraft.ts';

/** A setting as the panel takes it, with where its value is kept. */
export type PartSetting = SettingDescriptor &
  Pick<ComponentSetting, 'propertyName' | 'xmlRootNodeName' | 'xmlSubProperty' | 'valueDelimiter'>;

/** The part of XML options that is a list of columns. */
const columnsElement = 'columns';

/** The settings of a type of field as the server describes them, for the panel. */
export function toPartSettings(settings: readonly ComponentSetting[]): readonly PartSetting[] {
  return parseSettingDescriptors(settings).map((descriptor, index): PartSetting => {
    const setting = settings[index];
    if (setting === undefined) throw new RangeError('Each setting has a descriptor.');
    const { propertyName, xmlRootNodeName, xmlSubProperty, valueDelimiter } = setting;
    const inputType: SettingInputType = isColumns(setting) ? 'columns' : descriptor.inputType;
    return { ...descriptor, propertyName, xmlRootNodeName, xmlSubProperty, valueDelimiter, inputType };
  });
}

function isColumns({ xmlSubProperty, inputType }: ComponentSetting): boolean {
  return inputType === 3 && xmlSubProperty === columnsElement;
}

/**
 * What a part has for each of its settings, as texts. What is not stored is as it is by default. Of settings that share a property, such as the default
 * value of one choice and those of several, the one that is active has what is stored.
 */
export function settingValuesOf(settings: readonly PartSetting[], part: FormPart): SettingValues {
  const values = Object.fromEntries(
    settings.map((setting) => [setting.settingName, storedText(setting, part) ?? defaultOf(setting)]),
  );
  const shared = sharingOf(settings);
  if (shared.length === 0) return values;
  const active = new Set(activeSettings(settings, values).map(({ settingName }) => settingName));
  const passive = shared.flatMap((sharing) =>
    sharing.some(({ settingName }) => active.has(settingName))
      ? sharing.filter(({ settingName }) => !active.has(settingName))
      : [],
  );
  return {
    ...values,
    ...Object.fromEntries(passive.map((setting) => [setting.settingName, defaultOf(setting)])),
  };
}

const sharings = new WeakMap<readonly PartSetting[], readonly (readonly PartSetting[])[]>();

/** The settings that share a property. */
function sharingOf(settings: readonly PartSetting[]): readonly (readonly PartSetting[])[] {
  const known = sharings.get(settings);
  if (known !== undefined) return known;
  const byPlace = Map.groupBy(
    settings,
    ({ propertyName, xmlSubProperty }) => `${propertyName} ${xmlSubProperty ?? ''}`,
  );
  const made = [...byPlace.values()].filter((sharing) => sharing.length > 1);
  sharings.set(settings, made);
  return made;
}

/** A part with other values of its settings. Only what differs is written. The same part where nothing does. */
export function withSettingValues(
  settings: readonly PartSetting[],
  part: FormPart,
  values: SettingValues,
): FormPart {
  const before = settingValuesOf(settings, part);
  return settings.reduce((next, setting) => {
    const text = values[setting.settingName];
    return text === undefined || text === before[setting.settingName] ? next : withText(setting, next, text);
  }, part);
}

function defaultOf({ defaultValue, inputType }: PartSetting): string {
  if (inputType === 'switch' || inputType === 'checkbox') return String(String(defaultValue) === 'true');
  return defaultValue === null || defaultValue === undefined ? '' : String(defaultValue);
}

/** Null where the part stores nothing for a setting. */
function storedText(setting: PartSetting, part: FormPart): string | null {
  const { xmlSubProperty, propertyName } = setting;
  if (xmlSubProperty !== null) {
    return setting.inputType === 'columns'
      ? columnsText(readOptionXml(part.options, xmlSubProperty))
      : readOptionText(part.options, xmlSubProperty);
  }
  if (isLink(setting)) return linkText(part);
  if (propertyName === 'productTemplates') return productIds(part).join(setting.valueDelimiter ?? ',');
  const value = valuesIn(part)[propertyName];
  return value === null || value === undefined ? null : String(value);
}

function withText(setting: PartSetting, part: FormPart, text: string): FormPart {
  const { xmlSubProperty, propertyName } = setting;
  if (xmlSubProperty !== null) {
    const isGone = text === '' || text === defaultOf(setting);
    const xml = setting.inputType === 'columns' ? columnsXml(text) : encodeXml(text);
    return { ...part, options: withOption(part.options, xmlSubProperty, isGone ? null : xml) };
  }
  if (isLink(setting)) return { ...part, ...linkOf(text) };
  if (propertyName === 'productTemplates') {
    const ids = text
      .split(setting.valueDelimiter ?? ',')
      .map((id) => id.trim())
      .filter((id) => id !== '');
    return { ...part, products: ids.length === 0 ? '' : JSON.stringify(ids) };
  }
  return { ...part, [propertyName]: toValue(setting, text) };
}

/** A value of the type that the property has. */
function toValue({ propertyName, inputType }: PartSetting, text: string): string | number | boolean | null {
  const usual = valuesIn(blankPart(''))[propertyName];
  if (typeof usual === 'boolean') return text === 'true';
  if (typeof usual === 'string') return text;
  if (text.trim() === '') return typeof usual === 'number' ? usual : null;
  if (typeof usual !== 'number' && inputType !== 'number') return text;
  // Widths, lengths and codes are whole numbers from 0.
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  return typeof usual === 'number' ? usual : null;
}

function valuesIn(part: FormPart): Readonly<Record<string, unknown>> {
  return part as unknown as Readonly<Record<string, unknown>>;
}

/** The products for which a field is shown; none for all. */
function productIds({ products }: FormPart): readonly string[] {
  // What a draft was made with.
  return products === '' ? [] : (JSON.parse(products) as string[]);
}

/** A link is three properties, and one text: `form::field`, or `object.property`. */
export function isLink({
  propertyName,
  inputType,
}: Pick<PartSetting, 'propertyName' | 'inputType'>): boolean {
  return propertyName === 'linkFormTemplateUniqueName' && inputType === 'button';
}

const formSeparator = '::';

function linkText(part: FormPart): string {
  const { linkFormTemplateUniqueName: form, linkVariableName: field, linkPropertyPath: path } = part;
  return form ? `${form}${formSeparator}${field ?? ''}` : (path ?? '');
}

function linkOf(
  text: string,
): Pick<FormPart, 'linkFormTemplateUniqueName' | 'linkVariableName' | 'linkPropertyPath'> {
  // A variable name holds no colon: the last ones part.
  const at = text.lastIndexOf(formSeparator);
  const isField = at > 0;
  return {
    linkFormTemplateUniqueName: isField ? text.slice(0, at) : null,
    linkVariableName: isField ? text.slice(at + formSeparator.length) || null : null,
    linkPropertyPath: isField || text === '' ? null : text,
  };
}

const column = /<column\b(?<attributes>(?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const attribute = /(?<name>[\w-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g;

/** The columns of a summary grid as the panel has them; attributes that it does not know are kept. */
function columnsText(xml: string | null): string {
  if (xml === null) return '';
  const columns = [...xml.matchAll(column)].map(({ groups }): SettingColumn => {
    const found = [...(groups?.['attributes'] ?? '').matchAll(attribute)].map(({ groups: own = {} }) => [
      own['name'] ?? '',
      decodeXml(own['double'] ?? own['single'] ?? ''),
    ]);
    const { variableName = '', width = '150', ...others } = Object.fromEntries(found);
    return { ...others, name: variableName, width: Number(width) || 150 };
  });
  return serializeSettingColumns(columns);
}

function columnsXml(text: string): string {
  return (parseSettingColumns(text) ?? [])
    .map(({ name, width, ...others }) => {
      const attributes = Object.entries({ variableName: name, width, ...others });
      return `<column ${attributes.map(([key, value]) => `${key}="${encodeXml(String(value))}"`).join(' ')}/>`;
    })
    .join('');
}
