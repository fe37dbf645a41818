import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { onSessionEnd } from '../../session/endSession.ts';
import { ResourceLoader } from '../resource/ResourceLoader.ts';
import { useResource } from '../resource/useResource.ts';
import { noSelection, type ScopedSelection, selectionOn } from './bulk.ts';
import { rememberListSearch } from './lastListSearch.ts';
import { filterKey, type ListQuery, pageKey, parseQuery, serialiseQuery } from './query.ts';
import type { BrowserDefinition, ListPage } from './types.ts';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

const keptPages = new Map<string, ResourceLoader<unknown>>();
onSessionEnd(() => {
  for (const loader of keptPages.values()) loader.reset();
});

/** A page as it was answered: it stays on screen, as what it is, until the answer to another question is there. */
interface AnsweredPage<Row> extends ListPage<Row> {
  readonly startIndex: number;
}

function keptLoader<Row>(kind: string): ResourceLoader<AnsweredPage<Row>> {
  const known = keptPages.get(kind) ?? new ResourceLoader<unknown>();
  keptPages.set(kind, known);
  return known as ResourceLoader<AnsweredPage<Row>>;
}

/** Everything a browser screen draws, from its declaration and the address. */
export function useBrowser<Row, Filters>(definition: BrowserDefinition<Row, Filters>) {
  const [params, setParams] = useSearchParams();
  const query = parseQuery(definition, params);
  const scope = filterKey(definition, query);

  const list = useResource(
    pageKey(definition, query),
    async (signal) => {
      const startIndex = (query.page - 1) * definition.pageSize;
      const page = await definition.load({ query, startIndex, numberOfRows: definition.pageSize }, signal);
      return { ...page, startIndex };
    },
    { kept: keptLoader<Row>(definition.kind) },
  );
  const actions = useResource(definition.kind, (signal) => definition.loadActions(signal));

  const change = (next: Partial<ListQuery<Filters>>, options: { replace?: boolean } = {}) =>
    setParams(
      (current) => {
        const now = parseQuery(definition, current);
        return serialiseQuery(definition, { ...now, page: 1, ...next });
      },
      { replace: options.replace ?? false, preventScrollReset: true },
    );

  const search = useDebouncedSearch(query.search, (text) => change({ search: text }, { replace: true }));

  const address = params.toString();
  useEffect(() => rememberListSearch(definition.kind, address), [definition.kind, address]);

  const total = list.data?.totalRecords ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / definition.pageSize));
  const isPastEnd = !list.isStale && list.error === null && query.page > pageCount;
  useEffect(() => {
    if (isPastEnd) {
      setParams((now) => serialiseQuery(definition, { ...parseQuery(definition, now), page: pageCount }), {
        replace: true,
      });
    }
  }, [isPastEnd, pageCount, definition, setParams]);

  const [stored, setStored] = useState<ScopedSelection>({ selection: noSelection, filterKey: scope });
  const selection = selectionOn(stored, scope);

  return {
    query,
    list,
    actions,
    total,
    /** How many of them stand before the rows that are shown. */
    startIndex: list.data?.startIndex ?? 0,
    pageCount,
    search,
    selection,
    setSelection: (next: ScopedSelection['selection']) => setStored({ selection: next, filterKey: scope }),
    sortOn: (key: string, direction: 'asc' | 'desc') =>
      change({ search: search.text, sortBy: key, sortDirection: direction }),
    goToPage: (page: number) => change({ page }),
    pageHref: (page: number) => `?${serialiseQuery(definition, { ...query, page })}`,
    setFilters: (filters: Filters) => change({ search: search.text, filters }),
    clearAll: () => {
      search.forget();
      change({ search: '', filters: definition.emptyFilters });
    },
    startBulk: (action: string) => {
      setStored({ selection: noSelection, filterKey: scope });
      change({ bulk: action, page: query.page });
    },
    endBulk: () => {
      setStored({ selection: noSelection, filterKey: scope });
      change({ bulk: null, page: query.page });
    },
  };
}
