import type { FormPart } from '../../draft/FormDraft.ts';
import { builderText } from '../builder.messages.ts';
import { type PartSetting, settingValuesOf } from './settingValues.ts';

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
