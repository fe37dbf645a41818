import type { Preference } from '@studio/api';
import { foldText } from '@studio/ui/internal';
import { preferenceText } from '../preferences.messages.ts';

/** The preferences of one category. */
export interface PreferenceGroup {
  readonly category: string;
  readonly preferences: readonly Preference[];
}

/**
 * The preferences in which a text is found, by category: in what they are called and say, ignoring case, and in their values. A
 * value that is edited away from what is searched for stays in sight: it is found by the value that it had, too.
 * @param shownValues the values of a preference, saved and edited, as the screen shows them
 * @param isKept whether a preference stays in sight, whatever is searched for, as one with which something is wrong
 */
export function groupPreferences(
  preferences: readonly Preference[],
  search: string,
  shownValues: (preference: Preference) => readonly string[],
  isKept: (preference: Preference) => boolean,
): readonly PreferenceGroup[] {
  const wanted = foldText(search);
  const isFound = (preference: Preference) =>
    [...Object.values(textsOf(preference)), ...shownValues(preference)].some((text) =>
      foldText(text).includes(wanted),
    );
  const found = wanted === '' ? preferences : preferences.filter((each) => isKept(each) || isFound(each));
  return [...Map.groupBy(found, categoryOf)]
    .map(([category, each]) => ({ category, preferences: each }))
    .toSorted((a, b) => a.category.localeCompare(b.category));
}

/** What a preference is found by besides its value: what it is called first. */
export function textsOf(
  preference: Preference,
): Readonly<Record<'about' | 'category' | 'label' | 'name', string>> {
  const { name, shortDescription, completeDescription } = preference;
  const category = categoryOf(preference);
  return { label: shortDescription, name, about: completeDescription, category };
}

function categoryOf({ category }: Preference): string {
  return category.trim() || preferenceText('uncategorized');
}
