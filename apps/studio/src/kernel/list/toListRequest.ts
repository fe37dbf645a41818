import { type ListRequest, type ListSource, uriDefinition } from './ListDefinition.ts';
import { toFilterUri } from './ListFilter.ts';
import type { ListQuery } from './query.ts';

/** What the list call is asked for a query; the same for the early call and the screen, which takes its answer. */
export function toListRequest<Row>(
  source: Pick<ListSource<Row>, 'kind' | 'scope' | 'searchKey' | 'filters' | 'pageSize'>,
  { search, filters, page, sortBy, sortDirection }: Omit<ListQuery, 'bulk'>,
): ListRequest {
  const { pageSize = 25 } = source;
  return {
    search: search.trim(),
    filters,
    filterUri: toFilterUri(uriDefinition(source), { search, filters }),
    startIndex: (page - 1) * pageSize,
    numberOfRows: pageSize,
    sortBy,
    sortDirection,
  };
}
