import type { SettingValues } from '@studio/widgets';
import { shownRuleName } from '../../../shownRuleName.ts';
import type { FormDraft, FormPart } from '../../draft/FormDraft.ts';
import { builderText } from '../builder.messages.ts';
import { type PartSetting, settingValuesOf } from './settingValues.ts';

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
