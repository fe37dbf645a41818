import type { DataSetSettings } from '@studio/api';
import { blankSettings, type SettingName, type SettingsDraft, settingsOf } from './SettingsDraft.ts';

const settings = Object.keys(blankSettings) as SettingName[];

/** Settings that hang together: whoever changed one of them decides about all. */
const ofType: readonly SettingName[] = [
  'type',
  'dynamicDefault',
  'generatorBeanName',
  'repeatingFormTemplateUniqueName',
];

/** The draft on a newer version: what was changed here stays, anything else is as the version says. */
export function takeIn(draft: SettingsDraft, base: DataSetSettings, current: DataSetSettings): SettingsDraft {
  const before = settingsOf(base);
  const isOurs = (setting: SettingName) => draft[setting] !== before[setting];
  const isOurType = draft.type !== before.type;
  const kept = settings.filter((setting) =>
    ofType.includes(setting) && isOurType ? true : isOurs(setting) && fits(setting, before, current),
  );
  return { ...settingsOf(current), ...pick(draft, kept) };
}

/** A generator or template that was chosen for one type says nothing about another. */
function fits(setting: SettingName, before: SettingsDraft, current: DataSetSettings): boolean {
  return !ofType.includes(setting) || before.type === current.type;
}

function pick(draft: SettingsDraft, names: readonly SettingName[]): Partial<SettingsDraft> {
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}
