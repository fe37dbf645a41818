import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** The texts of every list. `{objects}` is what its objects are called. */
export const listText = defineMessages('list', {
  search: 'Search {objects}',
  empty: 'No matching {objects}',
  count: 'Showing {start} to {end} of {total} {objects}',
  pages: 'Pages of {objects}',
  clearAll: 'Clear All',
  'filter.noneOfFirst': 'No matches among the first {count} of {total}',
  loadFailed: 'This page could not be loaded',
  lastEditedBy: 'Last Edited By',
  lastModified: 'Last Modified Date',
});
