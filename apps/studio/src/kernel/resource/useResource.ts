import { ConnectionError } from '@studio/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { useShallowSnapshot } from '../../platform/state/shallowProxy.ts';
import { ResourceLoader } from './ResourceLoader.ts';
import { retryLater } from './retryLater.ts';

/** A thing that is being loaded, as a screen sees it. */
export interface Resource<T> {
  /** The last good data, possibly of another key: see `isStale`. */
  readonly data: T | undefined;
  /** True while the data is not (yet) that of the request. */
  readonly isStale: boolean;
  /** Why the latest load failed; null otherwise. */
  readonly error: unknown;
  readonly isLoading: boolean;
  /** Loads again, keeping the data on screen. */
  readonly reload: () => void;
}

/** How a resource is kept. */
export interface ResourceOptions<T> {
  /** Keeps the data beyond this component's life. Default: a loader of its own. */
  readonly kept?: ResourceLoader<T>;
  /** After a change of the whole configuration only what failed is loaded again, as by an editor, which looks itself. */
  readonly isKeptOnChange?: boolean;
  /** What is there already, when the component comes: it is drawn with it at once, and nothing is loaded. Default: nothing is. */
  readonly takeKnown?: () => T | undefined;
}

/**
 * Loads when `key` changes; aborts what it overtakes, and on unmount. What found no server is retried, after
 * pauses that grow, while the page is shown, and as soon as the browser is online again. After a change of the whole configuration it loads again, too, in the background.
 * @param key the request; null loads nothing.
 */
export function useResource<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  { kept, isKeptOnChange = false, takeKnown }: ResourceOptions<T> = {},
): Resource<T> {
  const [own] = useState(() => new ResourceLoader<T>());
  const loader = kept ?? own;
  useState(() => begin(loader, key, takeKnown));
  const state = useShallowSnapshot(loader.state);
  const fetchData = useEffectEvent((signal: AbortSignal) => load(signal));

  useEffect(() => {
    if (key !== null && !loader.hasBegun(key)) void loader.load(key, (signal) => fetchData(signal));
    return () => loader.abort();
  }, [key, loader]);

  useEffect(() => {
    if (key === null) return undefined;
    return onConfigurationChange(() => {
      const { data, error } = loader.state;
      if (isKeptOnChange && data !== undefined && error === null) return;
      void loader.refresh(key, (signal) => fetchData(signal));
    });
  }, [key, loader, isKeptOnChange]);

  const failures = useRef(0);
  const hasFailed = state.error !== null;
  useEffect(() => {
    if (!hasFailed) failures.current = 0;
  }, [hasFailed]);

  const isUnreachable = state.error instanceof ConnectionError && !state.isLoading;
  useEffect(() => {
    if (key === null || !isUnreachable) return undefined;
    return retryLater(failures.current, () => {
      failures.current += 1;
      void loader.retry(key, (signal) => fetchData(signal));
    });
  }, [key, loader, isUnreachable]);

  const reload = () => {
    if (key !== null) void loader.load(key, load);
  };

  return {
    data: state.data,
    isStale: state.loadedKey !== key || state.isLoading,
    error: state.error,
    isLoading: state.isLoading,
    reload,
  };
}

function begin<T>(
  loader: ResourceLoader<T>,
  key: string | null,
  takeKnown: ResourceOptions<T>['takeKnown'] = () => undefined,
): void {
  const known = key === null || loader.state.data !== undefined ? undefined : takeKnown();
  if (key !== null && known !== undefined) loader.begin(key, known);
}
