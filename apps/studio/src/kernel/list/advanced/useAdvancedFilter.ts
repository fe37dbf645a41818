import { useEffect, useEffectEvent, useState } from 'react';
import { useResource } from '../../resource/useResource.ts';
import { type ListSource, listUri, queryDefinition } from '../ListDefinition.ts';
import type { ListPlace } from '../ListPlace.ts';
import { isDefaultQuery, type ListQuery } from '../query.ts';
import { conditionsIn, savedInScope } from './advancedFilter.ts';
import { type KeptFilters, useKeptFilters } from './useKeptFilters.ts';

/** The advanced filter of a list as the list holds it. */
export interface AdvancedFilterState {
  /** Its conditions, as in the address; null where none were given. */
  readonly conditions: string | null;
  readonly onConditionsChange: (conditions: string) => void;
  readonly kept: KeptFilters;
}

/**
 * The advanced filter of a list and the place of its query. A list that is opened without a question waits for the saved filters, and
 * applies the first of them. Once the user has chosen anything, an empty filter is written to the address: a list that is
 * reloaded, returned to or passed on does not apply one over it. Saved filters that cannot be loaded are not waited for.
 */
export function useAdvancedFilter<Row>(definition: ListSource<Row>, place: ListPlace) {
  const { loadSavedFilters, takeSavedFilters, scope } = definition;
  const saved = useResource(
    loadSavedFilters ? listUri(definition) : null,
    async (signal) => (await loadSavedFilters?.(signal)) ?? [],
    takeSavedFilters ? { takeKnown: takeSavedFilters } : {},
  );
  const all = useKeptFilters(saved);
  const [isDecided, setDecided] = useState(false);
  const filters = all.filters && savedInScope(all.filters, scope);
  const first = filters?.[0];

  const known = queryDefinition(definition);
  const isOpened = loadSavedFilters !== undefined && !isDecided && isDefaultQuery(known, place.query);
  const hasFailed = saved.error !== null;
  const isHeld = isOpened && !hasFailed && (saved.isStale || first !== undefined);
  if (isDecided && !isDefaultQuery(known, place.query)) setDecided(false);
  const begin = useEffectEvent(() => {
    if (first === undefined) return setDecided(true);
    const advanced = conditionsIn(first.filterUri, scope);
    place.setQuery((now) => (isDefaultQuery(known, now) ? { ...now, advanced } : now), { replace: true });
  });
  const isToBegin = isOpened && (hasFailed || !saved.isStale);
  useEffect(() => {
    if (isToBegin) begin();
  }, [isToBegin]);

  const mayHaveFirst = loadSavedFilters !== undefined && !isHeld && filters?.length !== 0;
  const withConditions = (next: ListQuery) =>
    mayHaveFirst && isDefaultQuery(known, next) ? { ...next, advanced: '' } : next;
  const { hrefOf } = place;
  const kept: KeptFilters = {
    ...all,
    filters,
    // Before it is decided what is listed without them, there is no list to say it in.
    error: isOpened ? null : saved.error,
  };
  const asked: ListPlace = {
    query: place.query,
    setQuery: (change, options) => place.setQuery((now) => withConditions(change(now)), options),
    hrefOf: hrefOf && ((query) => hrefOf(withConditions(query))),
  };
  return {
    place: asked,
    /** The first saved filter is loading: nothing else is requested before. */
    isHeld,
    kept: loadSavedFilters ? kept : null,
  };
}
