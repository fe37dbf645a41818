import { useEffect, useEffectEvent } from 'react';
import { usePreference } from '../../platform/preferences/preferences.ts';
import { onSessionEnd } from '../../platform/session/endSession.ts';
import { useRightsKey } from '../../platform/session/session.ts';
import { ResourceLoader } from '../resource/ResourceLoader.ts';
import { useResource } from '../resource/useResource.ts';
import { useAdvancedFilter } from './advanced/useAdvancedFilter.ts';
import { toFilterUri } from './filterUri.ts';
import {
  type ListPageAnswer,
  type ListSource,
  listUri,
  queryDefinition,
  uriDefinition,
} from './ListDefinition.ts';
import { emptyFilters } from './ListFilter.ts';
import type { ListPlace } from './ListPlace.ts';
import { filterKey, type ListQuery, pageKey } from './query.ts';
import { toListRequest } from './toListRequest.ts';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

const keptPages = new Map<string, ResourceLoader<unknown>>();
onSessionEnd(() => {
  for (const loader of keptPages.values()) loader.reset();
});

/** A page as it was answered: it stays on screen, as what it is, until the answer to another question is there. */
interface AnsweredPage<Row> extends ListPageAnswer<Row> {
  readonly startIndex: number;
  /** The number of the page, from 1. */
  readonly page: number;
}

/** The last page of a list that lives in the address, kept for Back. @param list its `listUri` */
function keptLoader<Row>(list: string): ResourceLoader<AnsweredPage<Row>> {
  const known = keptPages.get(list) ?? new ResourceLoader<unknown>();
  keptPages.set(list, known);
  return known as ResourceLoader<AnsweredPage<Row>>;
}

/** Milliseconds that typing pauses before a list is searched, as it or a preference says. */
export function useSearchDelay<Row>({
  searchDelay = 'lists.searchDelayMilliseconds',
}: Pick<ListSource<Row>, 'searchDelay'>): number {
  const isNamed = typeof searchDelay === 'string';
  const preferred = usePreference(isNamed ? searchDelay : 'lists.searchDelayMilliseconds');
  return isNamed ? preferred : searchDelay;
}

/** Everything a list draws, from its declaration and the place of its query. */
export function useList<Row>(definition: ListSource<Row>, ownPlace: ListPlace) {
  const usualSize = usePreference('lists.defaultPageSize');
  const { pageSize = usualSize, filters = {} } = definition;
  const ownUri = listUri(definition);
  const { place, isHeld, kept } = useAdvancedFilter(definition, ownPlace);
  const { query, setQuery, hrefOf } = place;
  const known = queryDefinition(definition);
  const filterUri = toFilterUri(uriDefinition(definition), query);

  const request = toListRequest(definition, query);
  const toPage = (answer: ListPageAnswer<Row>): AnsweredPage<Row> => ({
    ...{ ...answer, startIndex: request.startIndex, page: query.page },
  });
  const list = useResource(
    isHeld ? null : `${pageKey(known, query)} ${pageSize} ${filterUri}`,
    async (signal) => toPage(await definition.load(request, signal)),
    {
      ...(hrefOf !== null && { kept: keptLoader<Row>(ownUri) }),
      takeKnown: () => {
        const answer = definition.takePage?.(request);
        return answer && toPage(answer);
      },
    },
  );
  const { loadActions, takeActions } = definition;
  const rights = useRightsKey();
  const actions = useResource(
    loadActions ? `${ownUri} ${rights}` : null,
    async (signal) => (await loadActions?.(signal)) ?? [],
    takeActions ? { takeKnown: takeActions } : {},
  );

  // The query may be changed again before its last change is drawn: only changes are passed.
  const change = (next: Partial<ListQuery>, options?: { replace: boolean }) =>
    setQuery((now) => ({ ...now, page: 1, ...next }), options);
  const search = useDebouncedSearch(
    query.search,
    (text) => change({ search: text }, { replace: true }),
    useSearchDelay(definition),
  );
  const typed = search.typed === null ? {} : { search: search.typed };

  const total = list.data?.totalRecords ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const isPastEnd = !list.isStale && list.error === null && query.page > pageCount;
  const goToLastPage = useEffectEvent(() => change({ page: pageCount }, { replace: true }));
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);

  return {
    query,
    list,
    actions,
    total,
    filterUri,
    /** What decides which objects match. */
    scope: filterKey(known, query),
    /** Their number before the rows that are shown. */
    startIndex: list.data?.startIndex ?? 0,
    /** The page that is shown, from 1: after a failure not the requested one. */
    shownPage: list.error === null ? query.page : (list.data?.page ?? query.page),
    pageCount,
    search,
    sortOn: (key: string, direction: 'asc' | 'desc') =>
      change({ ...typed, sortBy: key, sortDirection: direction }),
    goToPage: (page: number) => change({ page }),
    pageHref: hrefOf && ((page: number) => hrefOf({ ...query, page })),
    /** Changes the query, which begins at its first page. */
    change,
    setFilter: (name: string, value: string | null) =>
      setQuery((now) => ({ ...now, page: 1, ...typed, filters: { ...now.filters, [name]: value } })),
    clearAll: () => {
      search.forget();
      change({ search: '', filters: emptyFilters(filters), advanced: null });
    },
    /** The filters that the user keeps for the list; null where it has no advanced filter. */
    kept,
    /** Filters by other conditions, as in the address; by none with an empty text. */
    setAdvanced: (conditions: string) => change({ ...typed, advanced: conditions }),
    setBulk: (name: string | null) => setQuery((now) => ({ ...now, bulk: name })),
  };
}

/** A list as its screen sees it. */
export type ListState<Row> = ReturnType<typeof useList<Row>>;
