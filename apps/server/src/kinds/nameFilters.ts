import { foldForSearch, isOneOf } from '../foldText.ts';
import type { RowFilter } from '../lists/RowFilter.ts';
import type { FilterMaker } from '../lists/readFilter.ts';

/** What can be asked of the names of a kind whose lists search them. */
export const nameFilters: Readonly<Record<string, FilterMaker>> = {
  '': nameContains,
  contains: nameContains,
  eq: nameEquals,
  alike: nameIsAlike,
};

function nameContains(text: string): RowFilter {
  const wanted = foldForSearch(text);
  const matches: RowFilter['matches'] = ({ name }) => foldForSearch(name).includes(wanted);
  return { key: `name.contains ${wanted}`, search: wanted, matches };
}

/** The name itself, to the character. */
function nameEquals(text: string): RowFilter {
  return { key: `name.eq ${text}`, search: null, matches: ({ name }) => name === text };
}

/** Names that differ only in case and invisible characters. */
export function nameIsAlike(text: string): RowFilter {
  const wanted = foldForSearch(text);
  return {
    key: `name.alike ${wanted}`,
    search: wanted,
    matches: ({ name }) => foldForSearch(name) === wanted,
  };
}

/** Rows of which a searched text differs from this one only in case and invisible characters. */
export function someTextIsAlike(text: string): RowFilter {
  const wanted = foldForSearch(text);
  return { key: `alike ${wanted}`, search: wanted, matches: ({ searchText }) => isOneOf(searchText, wanted) };
}
