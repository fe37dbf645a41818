import { preference } from '../../platform/preferences/preferences.ts';
import { toFilterUri } from './filterUri.ts';
import { type ListRequest, type ListSource, type UriSource, uriDefinition } from './ListDefinition.ts';
import type { ListQuery } from './query.ts';

/** The request of a list call for a query; the same for the early call and the screen, which takes its answer. */
export function toListRequest<Row>(
  source: UriSource<Row> & Pick<ListSource<Row>, 'pageSize'>,
  { search, filters, advanced, page, sortBy, sortDirection }: Omit<ListQuery, 'bulk'>,
): ListRequest {
  const { pageSize = preference('lists.defaultPageSize') } = source;
  return {
    search: search.trim(),
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)),
    filterUri: toFilterUri(uriDefinition(source), { search, filters, advanced }),
    startIndex: (page - 1) * pageSize,
    numberOfRows: pageSize,
    sortBy,
    sortDirection,
  };
}
