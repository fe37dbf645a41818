import type { SavedFilter } from '@studio/api';
import { useState } from 'react';
import type { Resource } from '../../resource/useResource.ts';

/** The filters that the user keeps for a list. */
export interface KeptFilters {
  /** In their order: the first one is the default. Undefined before they have arrived. */
  readonly filters: readonly SavedFilter[] | undefined;
  /** Why they could not be loaded; null otherwise. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Puts what a write has made of them in their place, until they are loaded again. */
  readonly onWritten: (filters: readonly SavedFilter[]) => void;
}

type Loaded = Pick<Resource<readonly SavedFilter[]>, 'data' | 'error' | 'isLoading' | 'reload'>;

/** Filters that were loaded, with what writes have made of them since. */
export function useKeptFilters({ data, error, isLoading, reload }: Loaded): KeptFilters {
  const [written, setWritten] = useState<{
    readonly over: readonly SavedFilter[] | undefined;
    readonly filters: readonly SavedFilter[];
  } | null>(null);
  return {
    filters: written !== null && written.over === data ? written.filters : data,
    ...{ error, isLoading, reload },
    onWritten: (filters) => setWritten({ over: data, filters }),
  };
}
