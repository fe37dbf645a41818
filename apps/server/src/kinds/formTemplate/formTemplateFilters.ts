import { foldForSearch } from '../../lists/ListRow.ts';
import type { RowFilter } from '../../lists/RowFilter.ts';
import type { FilterFields } from '../../lists/readFilter.ts';

/** The filter keys of form templates. */
export const formTemplateFilters: FilterFields = {
  name: { '': nameContains, contains: nameContains },
  uniqueName: { '': uniqueNameEquals, eq: uniqueNameEquals },
};

/** In the display name or the unique name. */
function nameContains(text: string): RowFilter {
  const wanted = foldForSearch(text);
  return {
    key: `name.contains ${wanted}`,
    search: null,
    matches: ({ searchText, summary }) =>
      searchText.includes(wanted) || foldForSearch(String(summary['displayName'])).includes(wanted),
  };
}

function uniqueNameEquals(text: string): RowFilter {
  return { key: `uniqueName.eq ${text}`, search: null, matches: ({ name }) => name === text };
}
