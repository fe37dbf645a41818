import { type FilterValues, parseFilters, type RequestFilters } from './ListFilter.ts';

/** What a list shows. */
export interface ListQuery {
  readonly search: string;
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly filters: FilterValues;
  /**
   * The conditions of the advanced filter, such as `name.contains=roof&enabled.eq=true`; empty where the user wants none, and null
   * while undecided: then the first saved filter is applied.
   */
  readonly advanced: string | null;
  /** The bulk action of the present selection; null for none. */
  readonly bulk: string | null;
}

/** What is particular to the address of one list. */
export interface QueryDefinition {
  /** The sort keys that the server knows; another one in the address is ignored. */
  readonly sortKeys: readonly string[];
  readonly defaultSort: { readonly key: string; readonly direction: 'asc' | 'desc' };
  readonly filters: RequestFilters;
  /** The list has an advanced filter. Default: it has none. */
  readonly hasAdvanced?: boolean;
}

/** Reads an address. Whatever cannot be read counts as absent, so that any link opens something. */
export function parseQuery(definition: QueryDefinition, params: URLSearchParams): ListQuery {
  const { defaultSort, sortKeys } = definition;
  const sort = params.get('sort');
  const key = sort !== null && sortKeys.includes(sort) ? sort : defaultSort.key;
  const direction = params.get('dir');
  const page = Number(params.get('page') ?? '1');
  return {
    search: params.get('q') ?? '',
    sortBy: key,
    sortDirection: direction === 'asc' || direction === 'desc' ? direction : defaultSort.direction,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000_000 ? page : 1,
    filters: parseFilters(definition.filters, params),
    advanced: definition.hasAdvanced ? params.get('filter') : null,
    bulk: params.get('bulk') || null,
  };
}

/** Writes an address that `parseQuery` reads back; what is as by default leaves no trace. */
export function serialiseQuery(definition: QueryDefinition, query: ListQuery): URLSearchParams {
  const { defaultSort, filters } = definition;
  const params = new URLSearchParams();
  if (query.search !== '') params.set('q', query.search);
  for (const name of Object.keys(filters)) {
    const value = query.filters[name] ?? null;
    if (value !== null) params.set(name, value);
  }
  if (query.advanced !== null) params.set('filter', query.advanced);
  if (query.sortBy !== defaultSort.key) params.set('sort', query.sortBy);
  if (query.sortDirection !== defaultSort.direction) params.set('dir', query.sortDirection);
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.bulk !== null) params.set('bulk', query.bulk);
  return params;
}

/** What decides which objects match, without order and page: the scope of 'all on this filter'. */
export function filterKey(definition: QueryDefinition, query: ListQuery): string {
  const { key, direction } = definition.defaultSort;
  const plain = {
    ...query,
    sortBy: key,
    sortDirection: direction,
    page: 1,
    bulk: null,
    advanced: query.advanced || null,
  };
  return serialiseQuery(definition, plain).toString();
}

/** What decides what the list call answers: everything but the selection mode. */
export function pageKey(definition: QueryDefinition, query: ListQuery): string {
  return serialiseQuery(definition, { ...query, bulk: null, advanced: query.advanced || null }).toString();
}

/** Whether a query has no conditions, in whatever order: a list that is opened so applies the first saved filter. */
export function isDefaultQuery(definition: QueryDefinition, query: ListQuery): boolean {
  return (
    query.advanced === null && query.page === 1 && query.bulk === null && filterKey(definition, query) === ''
  );
}
