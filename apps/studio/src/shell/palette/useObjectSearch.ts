import { isAbort } from '@studio/api';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Area } from '../../kernel/area/Area.ts';
import type { AreaSearch, FoundObjects } from '../../kernel/area/AreaSearch.ts';
import { knownAreas, loadLateArea } from '../../kernel/area/areas.ts';
import type { LateArea } from '../../kernel/area/LateArea.ts';
import { useResource } from '../../kernel/resource/useResource.ts';
import { preference } from '../../platform/preferences/preferences.ts';
import { session } from '../../platform/session/session.ts';

/** What was found in one area. */
export interface AreaFinding extends FoundObjects {
  readonly area: Pick<Area, 'key' | 'Icon'>;
  readonly search: AreaSearch;
}

/** What a search for objects has found so far. */
export interface ObjectSearch {
  /** In the order of the navigation; those of the text before while the next are loading. */
  readonly findings: readonly AreaFinding[];
  readonly isLoading: boolean;
  /** Why some area could not be searched; null when all could. */
  readonly error: unknown;
}

const nothing: ObjectSearch = { findings: [], isLoading: false, error: null };

/** Searches the objects of every area that the user has, while the user types. An empty text searches nothing. */
export function useObjectSearch(text: string): ObjectSearch {
  const { functions } = useSnapshot(session);
  const settled = useSettled(text);
  const found = useResource(settled === '' ? null : settled, (signal) =>
    searchAreas(
      functions.flatMap(({ key }) => knownAreas().get(key) ?? []),
      async ({ key }) => (await loadLateArea(key)).search,
      settled,
      signal,
    ),
  );
  if (text === '') return nothing;
  const isWaiting = text !== settled;
  return {
    findings: found.data?.findings ?? [],
    isLoading: isWaiting || found.isLoading,
    error: isWaiting ? null : (found.error ?? found.data?.failure ?? null),
  };
}

/**
 * Searches the areas side by side.
 * @param load gives the searches of an area; undefined where it is not searched
 * @throws the first failure when no area could be searched
 */
export async function searchAreas<Searched extends AreaFinding['area']>(
  areas: readonly Searched[],
  load: (area: Searched) => Promise<LateArea['search']>,
  text: string,
  signal: AbortSignal,
): Promise<{ readonly findings: readonly AreaFinding[]; readonly failure: unknown }> {
  const outcomes = await Promise.allSettled(
    areas.map(async (area): Promise<readonly AreaFinding[]> => {
      const searches = [(await load(area)) ?? []].flat();
      const most = preference('search.paletteMostShown');
      return Promise.all(
        searches.map(async (search) => ({ area, search, ...(await search.find(text, most, signal)) })),
      );
    }),
  );
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const findings = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
  const failure = failures.find(isAbort) ?? failures[0] ?? null;
  if (failure !== null && (isAbort(failure) || findings.length === 0)) throw failure;
  return { findings, failure };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled(text),
      text === '' ? 0 : preference('search.paletteDelayMilliseconds'),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
