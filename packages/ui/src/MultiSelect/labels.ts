import type { MultiSelectLabels } from './types.ts';

/** Thousands as English parts them. `toLocaleString` takes some 10 ms when it is first called in a page. */
const format = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** The texts by default. */
export const english: MultiSelectLabels = {
  remove: (label) => `Remove ${label}`,
  more: (count) => `+${format(count)}`,
  chosen: (label) => `Chosen: ${label}`,
  selectAll: (count) => `Select all ${format(count)}`,
  clear: 'Clear',
  limit: (maxChoices) => `At most ${format(maxChoices)} can be chosen`,
};
