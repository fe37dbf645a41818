import { type AdvancedField, knownConditions, withConditions } from './advanced/advancedFilter.ts';
import { type FilterValues, parseDays, type RequestFilters, timesOfDays } from './ListFilter.ts';

/** What of a list its filter URIs are made of. */
export interface FilterUriParts {
  readonly kind: string;
  /** The keys and values that every filter URI of the list has. Default: none. */
  readonly scope?: Readonly<Record<string, string>>;
  /** See `ListSource`. Default: none. */
  readonly within?: Readonly<Record<string, string>>;
  /** Default: `search`. */
  readonly searchKey?: string;
  readonly filters: RequestFilters;
  /** What the advanced filter can filter by: other conditions are left out. Default: not known, and all are requested as they are. */
  readonly fields?: readonly AdvancedField[];
}

/** What decides which objects match, as an address or a component has it. */
export interface FilterQuery {
  readonly search: string;
  readonly filters: FilterValues;
  /** The conditions of the advanced filter, such as `name.contains=roof&enabled.eq=true`. Default: none. */
  readonly advanced?: string | null;
}

/** The filter URI of the list and bulk calls, such as `/DataSet?name=roof&type=2`. */
export function toFilterUri(
  { kind, scope = {}, within = {}, searchKey = 'search', filters, fields }: FilterUriParts,
  query: FilterQuery,
): string {
  const params = new URLSearchParams({ ...scope, ...within });
  const text = query.search.trim();
  if (text !== '') params.set(searchKey, text);
  for (const [name, { type, uriKey = name, isShown }] of Object.entries(filters)) {
    const value = query.filters[name]?.trim() || null;
    if (value === null || isShown?.(query.filters) === false) continue;
    if (type !== 'days') params.set(uriKey, value);
    else for (const [operator, time] of termsOf(value)) params.set(`${uriKey}.${operator}`, time);
  }
  const advanced = query.advanced ?? '';
  return withConditions(
    withConditions(kind, `${params}`),
    fields ? knownConditions(advanced, fields) : advanced,
  );
}

/** The text that a filter URI searches for; empty for none. */
export function searchIn(filterUri: string, searchKey = 'search'): string {
  const query = filterUri.indexOf('?');
  return query === -1 ? '' : (new URLSearchParams(filterUri.slice(query)).get(searchKey) ?? '');
}

function termsOf(text: string): readonly (readonly [operator: 'gte' | 'lte', time: string])[] {
  const days = parseDays(text);
  if (days === null) return [];
  const { from, to } = timesOfDays(days);
  return [
    ...(from === null ? [] : [['gte', String(from)] as const]),
    ...(to === null ? [] : [['lte', String(to)] as const]),
  ];
}
