import type { SettingValues } from '@studio/widgets';
import { shownRuleName } from '../../../shownRuleName.ts';
import type { FormDraft, FormPart } from '../../draft/FormDraft.ts';
import { builderText } from '../builder.messages.ts';
import { isLink, type PartSetting, settingValuesOf } from './settingValues.ts';

/** The settings that say when a rule shows a field. */
const ofRules: ReadonlySet<string> = new Set(['hidden', 'triggerRuleName', 'untriggerBehavior']);

/**
 * Settings with the rules of a draft to choose from, saved or not. The same list for the same settings.
 * @param lockedBecause why no rule can be changed; empty when they can
 */
export function withRulesOf(
  rules: FormDraft['rules'],
  lockedBecause: string,
): (settings: readonly PartSetting[]) => readonly PartSetting[] {
  const known = new WeakMap<readonly PartSetting[], readonly PartSetting[]>();
  const values = rules.map(({ name }) => ({ value: name, label: shownRuleName(name) }));
  return (settings) => {
    const made =
      known.get(settings) ??
      settings.map((setting) =>
        ofRules.has(setting.propertyName)
          ? { ...setting, lockedBecause, ...(setting.propertyName === 'triggerRuleName' && { values }) }
          : setting,
      );
    known.set(settings, made);
    return made;
  };
}

/**
 * The settings that all of some parts have, as the first has them. Of several parts the name is left out, which no two can share, and a setting
 * says whether it differs among them.
 * @param settingsOf of a part of that type
 */
export function commonSettings(
  parts: readonly FormPart[],
  settingsOf: (part: FormPart) => readonly PartSetting[],
): readonly PartSetting[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  const own = settingsOf(first);
  if (others.length === 0) return own;
  const names = others.map((part) => new Set(settingsOf(part).map(({ settingName }) => settingName)));
  const common = own.filter(
    ({ settingName, propertyName }) =>
      propertyName !== 'variableName' && names.every((each) => each.has(settingName)),
  );
  const values = parts.map((part) => settingValuesOf(common, part));
  return common.map((setting) => {
    const texts = new Set(values.map((each) => each[setting.settingName]));
    return texts.size === 1 ? setting : { ...setting, hint: builderText('differs') };
  });
}

/**
 * What parts have for each of the settings, as texts. One that differs among them is empty, so that any choice can be made for all; what is on or
 * off is as the first has it.
 */
export function commonValues(parts: readonly FormPart[], settings: readonly PartSetting[]): SettingValues {
  const [first, ...others] = parts.map((part) => settingValuesOf(settings, part));
  if (first === undefined) return {};
  return Object.fromEntries(
    settings.map(({ settingName: name, inputType }) => {
      const text = first[name] ?? '';
      const isOnOff = inputType === 'switch' || inputType === 'checkbox';
      return [name, isOnOff || others.every((each) => each[name] === text) ? text : ''];
    }),
  );
}

const linkProperties = ['linkFormTemplateUniqueName', 'linkVariableName', 'linkPropertyPath'];

/**
 * The settings of a part with what is wrong with their values. The same list where nothing is.
 * @param problems by the contract's name of the property
 */
export function withProblems(
  settings: readonly PartSetting[],
  problems: ReadonlyMap<string, string>,
): readonly PartSetting[] {
  if (problems.size === 0) return settings;
  return settings.map((setting) => {
    // What is kept in the options has no place of its own.
    if (setting.xmlSubProperty !== null) return setting;
    const names = isLink(setting) ? linkProperties : [setting.propertyName];
    const problem = names.flatMap((name) => problems.get(name) ?? []).join(' ');
    return problem === '' ? setting : { ...setting, problem };
  });
}
