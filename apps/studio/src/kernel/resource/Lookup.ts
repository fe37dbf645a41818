import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { useShallowSnapshot } from '../../platform/state/shallowProxy.ts';
import { ResourceLoader } from './ResourceLoader.ts';
import { type Lookup, SharedLookup } from './SharedLookup.ts';
import type { Resource } from './useResource.ts';

export type { Lookup } from './SharedLookup.ts';

const shared = new Map<string, SharedLookup<unknown>>();

function sharedOf<T>(lookup: Lookup<T>): SharedLookup<T> {
  const known = shared.get(lookup.key) ?? new SharedLookup<unknown>(lookup);
  shared.set(lookup.key, known);
  // A key belongs to one lookup.
  return known as SharedLookup<T>;
}

/** The loader of a lookup, which all its users share. */
export function loaderOf<T>(lookup: Lookup<T>): ResourceLoader<T> {
  return sharedOf(lookup).loader;
}

/** Begins to use a lookup, which loads it where it is not there; returns the function that leaves it. */
export function enterLookup<T>(lookup: Lookup<T>): () => void {
  return sharedOf(lookup).enter();
}

/** What a lookup has answered last; undefined before its first answer. Nothing is asked. */
export function peekLookup<T>(lookup: Lookup<T>): T | undefined {
  return loaderOf(lookup).state.data;
}

/** Calls back whenever one of these lookups has another answer. Returns the unsubscribe function. */
export function onLookupAnswer(lookups: readonly Lookup<unknown>[], listener: () => void): () => void {
  const ends = lookups.map((lookup) => {
    let known = peekLookup(lookup);
    const noteAnswer = () => {
      const data = peekLookup(lookup);
      if (data === known) return;
      known = data;
      listener();
    };
    return subscribe(loaderOf(lookup).state, noteAnswer, true);
  });
  return () => {
    for (const end of ends) end();
  };
}

/**
 * A lookup as a component sees it. It is loaded at the first use by a component; one that uses it more than a minute later
 * has what is there, and it is loaded again meanwhile, as after a change of the whole configuration or of an object of its
 * kinds.
 * @param lookup null loads nothing
 */
export function useLookup<T>(lookup: Lookup<T> | null): Resource<T> {
  const used = lookup === null ? null : sharedOf(lookup);
  const [none] = useState(() => new ResourceLoader<T>());
  const state = useShallowSnapshot((used?.loader ?? none).state);
  useEffect(() => used?.enter(), [used]);
  return {
    data: state.data,
    isStale: state.loadedKey !== (lookup?.key ?? null),
    error: state.error,
    isLoading: state.isLoading,
    reload: () => used?.reload(),
  };
}
