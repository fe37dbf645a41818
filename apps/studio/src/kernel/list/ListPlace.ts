import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAddressParams } from '../screen/useAddressParams.ts';
import { type ListSource, queryDefinition } from './ListDefinition.ts';
import { emptyFilters } from './ListFilter.ts';
import { rememberListSearch } from './lastListSearch.ts';
import { type ListQuery, parseQuery, serialiseQuery } from './query.ts';

/** Where the query of a list lives: in the address, or in its component. */
export interface ListPlace {
  readonly query: ListQuery;
  /** Changes the query. `replace`: Back does not lead to the query before. Default: it does. */
  setQuery(change: (now: ListQuery) => ListQuery, options?: { readonly replace?: boolean }): void;
  /** The address of the list with another query; null when it has none. */
  readonly hrefOf: ((query: ListQuery) => string) | null;
}

/** The address as the place of a list's query; Back of an editor leads to it. */
export function useAddressPlace<Row>(definition: ListSource<Row>): ListPlace {
  const { pathname } = useLocation();
  const [params, setParams] = useAddressParams();
  const known = queryDefinition(definition);
  const address = params.toString();
  useEffect(() => rememberListSearch(pathname, address), [pathname, address]);
  return {
    query: parseQuery(known, params),
    setQuery: (change, options) =>
      setParams((current) => serialiseQuery(known, change(parseQuery(known, current))), options),
    hrefOf: (query) => `?${serialiseQuery(known, query)}`,
  };
}

/** The component's own state as the place of a list's query, for a list in a dialog or a picker. */
export function useLocalPlace<Row>(definition: ListSource<Row>, initial: Partial<ListQuery> = {}): ListPlace {
  const { defaultSort, filters = {} } = definition;
  const [query, setQuery] = useState<ListQuery>(() => ({
    search: '',
    sortBy: defaultSort.key,
    sortDirection: defaultSort.direction,
    page: 1,
    bulk: null,
    filters: emptyFilters(filters),
    advanced: null,
    ...initial,
  }));
  return { query, setQuery, hrefOf: null };
}
