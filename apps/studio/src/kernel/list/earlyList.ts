import type { SavedFilter } from '@studio/api';
import { callEarly } from '../resource/callEarly.ts';
import { conditionsIn, savedInScope } from './advanced/advancedFilter.ts';
import { listSavedFilters } from './advanced/listSavedFilters.ts';
import type { ListDefinition, ListRequest } from './ListDefinition.ts';
import type { EarlyFilters } from './ListFilter.ts';
import { isDefaultQuery, type ListQuery, parseQuery } from './query.ts';
import { toListRequest } from './toListRequest.ts';

/** What a list asks the server: enough to ask it before the code of its screen is there. */
export interface ListCalls<Row>
  extends Pick<
    ListDefinition<Row>,
    'kind' | 'scope' | 'searchKey' | 'pageSize' | 'defaultSort' | 'load' | 'loadActions'
  > {
  /** The list has an advanced filter, and the user keeps some. Default: it has none. */
  readonly hasAdvancedFilter?: boolean;
  /** The filters that the list declares, with what makes their requests. Default: none. */
  readonly earlyFilters?: EarlyFilters;
}

/** The calls of a list, of which the first ones can be made early. */
export interface EarlyList<Row> {
  /** To be spread into the definition of the list. */
  readonly calls: Omit<ListCalls<Row>, 'hasAdvancedFilter'> &
    Pick<ListDefinition<Row>, 'takePage' | 'takeActions' | 'loadSavedFilters' | 'takeSavedFilters'>;
  /** Loads a page without asking for it early. */
  readonly load: ListCalls<Row>['load'];
  /** Requests what an address shows: the page, the actions, and first the saved filters where one of them decides about the page. */
  ask(params: URLSearchParams): void;
}

/** Lets the calls of a list be made while the code of its screen is still loading. */
export function earlyList<Row>({
  hasAdvancedFilter = false,
  earlyFilters = {},
  ...rest
}: ListCalls<Row>): EarlyList<Row> {
  const calls = { ...rest, earlyFilters };
  const { kind, scope } = calls;
  const page = callEarly((request: ListRequest, signal) => calls.load(request, signal));
  const actions = callEarly(async (_: null, signal) => (await calls.loadActions?.(signal)) ?? []);
  const saved = callEarly((_: null, signal) => listSavedFilters(kind, signal));
  return {
    load: calls.load,
    calls: {
      ...calls,
      load: (request, signal) => page.take(request, signal),
      takePage: (request) => page.takeAnswered(request),
      ...(calls.loadActions && {
        loadActions: (signal: AbortSignal) => actions.take(null, signal),
        takeActions: () => actions.takeAnswered(null),
      }),
      ...(hasAdvancedFilter && {
        loadSavedFilters: (signal: AbortSignal) => saved.take(null, signal),
        takeSavedFilters: () => saved.takeAnswered(null),
      }),
    },
    ask: (params) => {
      const { known, query } = readEarly(calls, hasAdvancedFilter, params);
      const askPage = (asked: ListQuery) =>
        page.ask(toListRequest({ ...calls, filters: known.filters }, asked));
      if (calls.loadActions) actions.ask(null);
      if (!hasAdvancedFilter || !isDefaultQuery(known, query)) return askPage(query);
      const askFirst = (all: readonly SavedFilter[]) => {
        const [first] = savedInScope(all, scope);
        askPage(first ? { ...query, advanced: conditionsIn(first.filterUri, scope) } : query);
      };
      // Where there is no answer, the screen decides.
      saved.ask(null, askFirst);
    },
  };
}

/** What the list at an address asks first. Parameters that are no filters of the list are ignored. A choice that the list turns out not to offer is requested again, without it. */
function readEarly<Row>(
  { defaultSort, earlyFilters = {} }: Pick<ListCalls<Row>, 'defaultSort' | 'earlyFilters'>,
  hasAdvanced: boolean,
  params: URLSearchParams,
) {
  const sort = params.get('sort');
  const known = { defaultSort, filters: earlyFilters, sortKeys: sort === null ? [] : [sort], hasAdvanced };
  return { known, query: parseQuery(known, params) };
}
