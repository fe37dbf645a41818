import type { ComponentType } from '@studio/api';
import {
  activeSettings,
  parseSetting,
  resetInactive,
  type SettingContext,
  type SettingValues,
} from '@studio/widgets';
import { readOptionXml, withOption } from '../../../../../kernel/formView/fieldOptions.ts';
import { blankPart, type FormPart } from '../../draft/FormDraft.ts';
import { type PartSetting, settingValuesOf, withSettingValues } from './settingValues.ts';

/** What a field becomes, and of what. */
export interface ConversionInput {
  /** The settings of fields of its type, and of those that it becomes. */
  readonly from: readonly PartSetting[];
  readonly to: readonly PartSetting[];
  /** The component that it was made of; undefined where there is none of its type any more. */
  readonly before: ComponentType | undefined;
  readonly component: ComponentType;
  readonly context: SettingContext;
}

/** A field as another component. `lost`: the settings that it has no longer, with what they were set to. */
export interface Conversion {
  readonly part: FormPart;
  readonly lost: readonly string[];
}

/**
 * Another component of a field, in its place: with its id, its name, and all settings that the other component has, too, where that takes their values. What the
 * two components begin with differently, such as that several can be chosen, is as the other one begins.
 */
export function convertedPart(part: FormPart, input: ConversionInput): Conversion {
  const { from, to, before, component, context } = input;
  const values = settingValuesOf(from, part);
  const usual = settingValuesOf(from, blankPart(part.key));
  const initial =
    before && settingValuesOf(from, withBeginning({ ...blankPart(part.key), type: part.type }, before, from));
  const begun = withBeginning({ ...blankPart(part.key), type: component.fieldType }, component, to);
  const kept: Record<string, string> = { ...settingValuesOf(to, begun) };
  const carried = new Map<PartSetting, readonly string[]>();
  const lost: PartSetting[] = [];
  const active = new Set(activeSettings(from, values, context).map(({ settingName }) => settingName));
  for (const setting of from.filter(({ settingName }) => active.has(settingName))) {
    const text = values[setting.settingName] ?? '';
    const isOfComponent =
      setting.xmlSubProperty !== null &&
      readOptionXml(before?.options ?? null, setting.xmlSubProperty) !== null &&
      text === initial?.[setting.settingName];
    if (text === usual[setting.settingName] || isOfComponent) continue;
    // Of several only one is active then.
    const same = to.filter((each) => isSamePlace(each, setting) && takes(each, text, setting));
    for (const { settingName } of same) kept[settingName] = text;
    carried.set(
      setting,
      same.map(({ settingName }) => settingName),
    );
  }
  const settled = resetInactive(to, kept, context);
  for (const [setting, names] of carried)
    if (names.every((name) => settled[name] !== kept[name])) lost.push(setting);
  // What is in the options without a value, such as an empty list of columns, is of the other component as well.
  const options = from.reduce<string | null>(
    (left, { xmlSubProperty }) => (xmlSubProperty === null ? left : withOption(left, xmlSubProperty, null)),
    part.options,
  );
  const reset = { ...withSettingValues(from, part, usual), options, type: component.fieldType };
  const cleared = withBeginning(reset, component, to);
  return {
    part: withSettingValues(to, cleared, settled),
    lost: from.filter((each) => lost.includes(each)).map((setting) => describeSetting(setting, values)),
  };
}

/** A part with what fields of a component begin with. */
function withBeginning(
  part: FormPart,
  { options }: ComponentType,
  settings: readonly PartSetting[],
): FormPart {
  const begun = settings.reduce<string | null>((next, { xmlSubProperty }) => {
    const xml = xmlSubProperty === null ? null : readOptionXml(options, xmlSubProperty);
    return xmlSubProperty === null || xml === null ? next : withOption(next, xmlSubProperty, xml);
  }, part.options);
  return { ...part, options: begun };
}

function isSamePlace(one: PartSetting, other: PartSetting): boolean {
  // A link and the form of a summary are written differently in one property.
  const isEditedAlike = (one.inputType === 'button') === (other.inputType === 'button');
  return (
    isEditedAlike && one.propertyName === other.propertyName && one.xmlSubProperty === other.xmlSubProperty
  );
}

/** Whether a setting can have a value of another one. Choices of a data set are not known here: the value may be one of them. */
function takes(setting: PartSetting, text: string, other: PartSetting): boolean {
  const { inputType, inputLimit, dataSetNameFromSetting, allowNewValues, values } = setting;
  const isSeveral = other.inputType === 'multiselect' && parseSetting(other, text).length > 1;
  if (isSeveral && inputType !== 'multiselect') return false;
  const offered = (values ?? []).map(({ value }) => value);
  switch (inputType) {
    case 'switch':
    case 'checkbox':
      return text === 'true' || text === 'false';
    case 'dropdown':
    case 'radio':
      return Boolean(dataSetNameFromSetting) || allowNewValues === true || offered.includes(text);
    case 'multiselect':
      return (
        Boolean(dataSetNameFromSetting) || parseSetting(setting, text).every((each) => offered.includes(each))
      );
    case 'number':
      return Number.isFinite(Number(text)) && text.length <= (inputLimit ?? text.length);
    case 'text':
      return text.length <= (inputLimit ?? text.length);
    default:
      return true;
  }
}

/** Characters of a value in a list of what is lost. */
const longest = 60;

function describeSetting(setting: PartSetting, values: SettingValues): string {
  const { inputType, label, settingName } = setting;
  if (inputType === 'switch' || inputType === 'checkbox' || inputType === 'columns') return label;
  const text = values[settingName] ?? '';
  const chosen = setting.values?.find(({ value }) => value === text)?.label ?? text;
  return `${label}: ${chosen.length > longest ? `${chosen.slice(0, longest).trimEnd()}…` : chosen}`;
}
