import { callEarly } from '../resource/callEarly.ts';
import type { ListDefinition, ListRequest } from './ListDefinition.ts';
import type { AskedFilters } from './ListFilter.ts';
import { parseQuery } from './query.ts';
import { toListRequest } from './toListRequest.ts';

/** What a list asks the server: enough to ask it before the code of its screen is there. */
export interface ListCalls<Row>
  extends Pick<
    ListDefinition<Row>,
    'kind' | 'scope' | 'searchKey' | 'pageSize' | 'defaultSort' | 'load' | 'loadActions'
  > {
  /** The names in the address of the filters whose values are asked for as they stand there. Default: none. */
  readonly filterNames?: readonly string[];
}

/** The calls of a list, of which the first ones can be made early. */
export interface EarlyList<Row> {
  /** To be spread into the definition of the list. */
  readonly calls: Omit<ListCalls<Row>, 'filterNames'>;
  /** Loads a page without asking for it early. */
  readonly load: ListCalls<Row>['load'];
  /** Asks for the page and the actions that an address shows. */
  ask(params: URLSearchParams): void;
}

/** Lets the calls of a list be made while the code of its screen is still loading. */
export function earlyList<Row>({ filterNames = [], ...calls }: ListCalls<Row>): EarlyList<Row> {
  const page = callEarly((request: ListRequest, signal) => calls.load(request, signal));
  const actions = callEarly(async (_: null, signal) => (await calls.loadActions?.(signal)) ?? []);
  return {
    load: calls.load,
    calls: {
      ...calls,
      load: (request, signal) => page.take(request, signal),
      ...(calls.loadActions && { loadActions: (signal: AbortSignal) => actions.take(null, signal) }),
    },
    ask: (params) => {
      page.ask(requestAt(calls, filterNames, params));
      if (calls.loadActions) actions.ask(null);
    },
  };
}

/** What the list at an address asks first. What it turns out not to understand of the address, it asks for without. */
function requestAt<Row>(
  calls: Omit<ListCalls<Row>, 'filterNames'>,
  names: readonly string[],
  params: URLSearchParams,
): ListRequest {
  const { defaultSort } = calls;
  const filters = Object.fromEntries(names.map((name) => [name, {}])) satisfies AskedFilters;
  const sort = params.get('sort');
  const query = parseQuery({ defaultSort, filters, sortKeys: sort === null ? [] : [sort] }, params);
  return toListRequest({ ...calls, filters }, query);
}
