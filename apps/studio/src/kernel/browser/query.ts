/** What a browser shows. The address is its only home. */
export interface ListQuery<Filters> {
  readonly search: string;
  readonly sortBy: string;
  readonly sortDirection: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly filters: Filters;
  /** The bulk action whose selection is under way; null for none. */
  readonly bulk: string | null;
}

/** What is particular to one browser's address. */
export interface QueryDefinition<Filters> {
  /** The sort keys that the server knows; another one in the address is ignored. */
  readonly sortKeys: readonly string[];
  readonly defaultSort: { readonly key: string; readonly direction: 'asc' | 'desc' };
  readonly emptyFilters: Filters;
  /** Reads the filters; anything it does not understand is as if absent. */
  parseFilters(params: URLSearchParams): Filters;
  /** Writes the filters; an empty one is null and leaves no trace in the address. */
  serialiseFilters(filters: Filters): Readonly<Record<string, string | null>>;
}

/** Reads an address. Whatever cannot be read counts as absent, so that any link opens something. */
export function parseQuery<Filters>(
  definition: QueryDefinition<Filters>,
  params: URLSearchParams,
): ListQuery<Filters> {
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
    filters: definition.parseFilters(params),
    bulk: params.get('bulk') || null,
  };
}

/** Writes an address that `parseQuery` reads back; what is as by default leaves no trace. */
export function serialiseQuery<Filters>(
  definition: QueryDefinition<Filters>,
  query: ListQuery<Filters>,
): URLSearchParams {
  const { defaultSort } = definition;
  const params = new URLSearchParams();
  if (query.search !== '') params.set('q', query.search);
  for (const [name, value] of Object.entries(definition.serialiseFilters(query.filters))) {
    if (value !== null) params.set(name, value);
  }
  if (query.sortBy !== defaultSort.key) params.set('sort', query.sortBy);
  if (query.sortDirection !== defaultSort.direction) params.set('dir', query.sortDirection);
  if (query.page !== 1) params.set('page', String(query.page));
  if (query.bulk !== null) params.set('bulk', query.bulk);
  return params;
}

/** What decides which objects match, without order and page: the scope of 'all on this filter'. */
export function filterKey<Filters>(definition: QueryDefinition<Filters>, query: ListQuery<Filters>): string {
  const { key, direction } = definition.defaultSort;
  const plain = { ...query, sortBy: key, sortDirection: direction, page: 1, bulk: null };
  return serialiseQuery(definition, plain).toString();
}

/** What decides what the list call answers: everything but the selection mode. */
export function pageKey<Filters>(definition: QueryDefinition<Filters>, query: ListQuery<Filters>): string {
  return serialiseQuery(definition, { ...query, bulk: null }).toString();
}
