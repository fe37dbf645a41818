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
 */
export function groupPreferences(
  preferences: readonly Preference[],
  search: string,
  shownValues: (preference: Preference) => readonly string[],
): readonly PreferenceGroup[] {
  const wanted = foldText(search);
  const categoryOf = ({ category }: Preference) => category.trim() || preferenceText('uncategorized');
  const isFound = (preference: Preference) => {
    const { name, shortDescription, completeDescription } = preference;
    const texts = [
      name,
      shortDescription,
      completeDescription,
      categoryOf(preference),
      ...shownValues(preference),
    ];
    return texts.some((text) => foldText(text).includes(wanted));
  };
  const found = wanted === '' ? preferences : preferences.filter(isFound);
  return [...Map.groupBy(found, categoryOf)]
    .map(([category, each]) => ({ category, preferences: each }))
    .toSorted((a, b) => a.category.localeCompare(b.category));
}
