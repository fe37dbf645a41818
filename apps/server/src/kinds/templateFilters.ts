import { foldForSearch } from '../foldText.ts';
import { ParameterError } from '../http/ParameterError.ts';
import type { ListRow } from '../lists/ListRow.ts';
import type { FilterFields, FilterMaker } from '../lists/readFilter.ts';
import { nameFilters } from './nameFilters.ts';
import { searchFilter } from './searchFilter.ts';

const editorContains = containing('lastModifiedBy', ({ authorName }) => authorName);
const enabledEquals = oneOf('enabled', ['true', 'false'], ({ summary }) => String(summary['enabled']));

/** The filter keys of templates that are on or off: `search`, `name`, `enabled` and `lastModifiedBy`. */
export const templateFilters: FilterFields = {
  search: { '': searchFilter, contains: searchFilter },
  name: nameFilters,
  enabled: { '': enabledEquals, eq: enabledEquals },
  lastModifiedBy: { '': editorContains, contains: editorContains },
};

/** Keeps the rows of which a text contains another one, in whatever case. */
export function containing(key: string, textOf: (row: ListRow) => string): FilterMaker {
  return (text) => {
    const wanted = foldForSearch(text);
    const matches = (row: ListRow) => foldForSearch(textOf(row)).includes(wanted);
    return { key: `${key}.contains ${wanted}`, search: null, matches };
  };
}

/** Keeps the rows of which a value is one of these; another one is refused with a `ParameterError`. */
export function oneOf(key: string, values: readonly string[], read: (row: ListRow) => string): FilterMaker {
  return (text) => {
    if (!values.includes(text)) {
      throw new ParameterError('filterUri', `'${text}' is not one of ${values.join(', ')}.`);
    }
    return { key: `${key}.eq ${text}`, search: null, matches: (row) => read(row) === text };
  };
}

/** Compares a number of a row; a text that is no whole number is refused. */
export function compared(
  key: string,
  operator: string,
  holds: (row: ListRow, wanted: number) => boolean,
): FilterMaker {
  return (text) => {
    const wanted = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(wanted)) throw new ParameterError('filterUri', `'${text}' is no number.`);
    return { key: `${key}.${operator} ${wanted}`, search: null, matches: (row) => holds(row, wanted) };
  };
}
