import { foldText } from '@studio/ui/internal';
import type { SettingDescriptor } from '../types.ts';

/** A group that has something to show. */
export interface ShownGroup {
  readonly group: string;
  readonly settings: readonly SettingDescriptor[];
}

/** Whether a setting is what is looked for: by a part of its label, regardless of case. */
function matchesSearch({ label }: SettingDescriptor, search: string): boolean {
  return foldText(label).includes(foldText(search));
}

/**
 * The groups with at least one active setting that is looked for: those that are known, in their order, then others as they
 * come.
 */
export function groupSettings(
  active: readonly SettingDescriptor[],
  search: string,
  known: readonly string[],
): readonly ShownGroup[] {
  const found = active.filter((setting) => matchesSearch(setting, search));
  const groups = new Set([...known, ...found.map(({ group }) => group)]);
  return [...groups]
    .map((group) => ({ group, settings: found.filter((setting) => setting.group === group) }))
    .filter(({ settings }) => settings.length > 0);
}
