import { ParameterError } from '../http/ParameterError.ts';
import type { RowFilter } from '../lists/RowFilter.ts';
import type { FilterFields } from '../lists/readFilter.ts';
import { searchFilter } from './searchFilter.ts';

/** The filter keys of templates that are on or off: `search`, `name.eq` and `enabled`. */
export const enabledFilters: FilterFields = {
  search: { '': searchFilter, contains: searchFilter },
  name: { eq: nameEquals },
  enabled: { '': enabledEquals, eq: enabledEquals },
};

function nameEquals(text: string): RowFilter {
  return { key: `name.eq ${text}`, search: null, matches: ({ name }) => name === text };
}

function enabledEquals(text: string): RowFilter {
  if (text !== 'true' && text !== 'false') {
    throw new ParameterError('filterUri', `'${text}' is neither true nor false.`);
  }
  const wanted = text === 'true';
  return { key: `enabled.eq ${text}`, search: null, matches: ({ summary }) => summary['enabled'] === wanted };
}
