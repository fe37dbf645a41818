import { writeCount } from '../internal/writeCount.ts';
import type { MultiSelectLabels } from './types.ts';

/** The texts by default. */
export const english = (locale: string): MultiSelectLabels => ({
  remove: (label) => `Remove ${label}`,
  more: (count) => `+${writeCount(count, locale)}`,
  chosen: (label) => `Chosen: ${label}`,
  selectAll: (count) => `Select all ${writeCount(count, locale)}`,
  clear: 'Clear',
  limit: (maxChoices) => `At most ${writeCount(maxChoices, locale)} can be chosen`,
});
