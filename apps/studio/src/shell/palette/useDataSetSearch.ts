import { type DataSetSummary, result } from '@studio/api';
import { useEffect, useState } from 'react';
import { useResource } from '../../kernel/resource/useResource.ts';
import { api } from '../../services/api.ts';
import { dataSetFilterUri } from './paletteItems.ts';

const debounceMs = 250;
const mostShown = 8;

/** What a search for data sets has found so far. */
export interface DataSetSearch {
  /** The best first; those of the text before while the next are on their way. */
  readonly records: readonly DataSetSummary[];
  /** How many there are in all. */
  readonly total: number;
  readonly isLoading: boolean;
  /** Why it failed; null otherwise. */
  readonly error: unknown;
}

const nothing: DataSetSearch = { records: [], total: 0, isLoading: false, error: null };

/** Searches data sets by name while the user types. An empty text searches nothing. */
export function useDataSetSearch(text: string): DataSetSearch {
  const settled = useSettled(text);
  const found = useResource(settled === '' ? null : settled, async (signal) => {
    const query = { filterUri: dataSetFilterUri(settled), numberOfRows: mostShown };
    return (await result(api.GET('/rest/DataSet/filter', { params: { query }, signal }))).data;
  });
  if (text === '') return nothing;
  const isWaiting = text !== settled;
  return {
    records: found.data?.records ?? [],
    total: found.data?.totalRecords ?? 0,
    isLoading: isWaiting || found.isLoading,
    error: isWaiting ? null : found.error,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
