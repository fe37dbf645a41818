import { foldForSearch } from '../../foldText.ts';
import { ParameterError } from '../../http/ParameterError.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import type { FilterFields } from '../../lists/readFilter.ts';
import { formGapsOf, gapFilter } from '../../organizations/forms/FormGaps.ts';
import type { Queries } from '../../store/Database.ts';
import { searchFilter } from '../searchFilter.ts';
import { containing, oneOf } from '../templateFilters.ts';
import { organizationNames } from './organizationNames.ts';

const text = (property: string) => (row: ListRow) => String(row.summary[property] ?? '');
const nameContains = containing('name', text('displayName'));
const codeContains = containing('code', text('code'));
const cityContains = containing('city', text('city'));
const typeEquals = oneOf('organizationType', ['1', '2', '3', '4'], text('organizationType'));
const statusEquals = oneOf('status', ['0', '1', '2'], text('status'));
const editorContains = containing('lastModifiedBy', ({ authorName }) => authorName);

/** The filter keys of organizations. */
export function organizationFilters(queries: Queries): FilterFields {
  return {
    search: { '': searchFilter, contains: searchFilter },
    name: { '': nameContains, contains: nameContains, eq: equalling('name', text('displayName')) },
    code: { '': codeContains, contains: codeContains, eq: equalling('code', text('code')) },
    city: { '': cityContains, contains: cityContains },
    state: { '': equalling('state', text('state')), eq: equalling('state', text('state')) },
    parent: {
      '': (wanted) => parentContains(queries, wanted),
      contains: (wanted) => parentContains(queries, wanted),
    },
    parentId: { '': equalling('parentId', text('parentId')) },
    organizationType: { '': typeEquals, eq: typeEquals },
    status: { '': statusEquals, eq: statusEquals },
    missingFields: { '': (wanted) => lackingFields(queries, wanted) },
    lastModifiedBy: { '': editorContains, contains: editorContains },
  };
}

function equalling(key: string, textOf: (row: ListRow) => string) {
  return (wanted: string) => ({
    ...{ key: `${key}.eq ${wanted}`, search: null },
    matches: (row: ListRow) => textOf(row) === wanted,
  });
}

/** Keeps the organizations whose forms lack required values, or the others. */
async function lackingFields(queries: Queries, text: string) {
  if (text !== 'true' && text !== 'false')
    throw new ParameterError('filterUri', "The filter key 'missingFields' takes true or false.");
  return gapFilter(await formGapsOf(queries).read(), text === 'true');
}

/** Keeps the organizations that belong to one whose name contains a text. */
async function parentContains(queries: Queries, text: string) {
  const wanted = foldForSearch(text);
  const names = await organizationNames(queries);
  const found = [...names].flatMap(([id, name]) => (foldForSearch(name).includes(wanted) ? [id] : []));
  const parents = new Set(found);
  return {
    // Names of others may change without those that are kept.
    ...{ key: `parent ${JSON.stringify(found)}`, search: null },
    matches: ({ summary }: ListRow) => parents.has(String(summary['parentId'] ?? '')),
  };
}
