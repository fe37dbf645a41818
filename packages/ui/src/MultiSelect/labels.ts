import { searchedTexts } from '../internal/options/searchedTexts.ts';
import { writeCount } from '../internal/writeCount.ts';
import type { ComponentLabels } from '../LabelsProvider/ComponentLabels.ts';

/** The texts by default. */
export const english = (locale: string): ComponentLabels['MultiSelect'] => ({
  ...searchedTexts,
  remove: (label) => `Remove ${label}`,
  more: (count) => `+${writeCount(count, locale)}`,
  chosen: (label) => `Chosen: ${label}`,
  selectAll: (count) => `Select all ${writeCount(count, locale)}`,
  clear: 'Clear',
  limit: (maxChoices) => `At most ${writeCount(maxChoices, locale)} can be chosen`,
});
