import { useDebouncedCallback } from '@studio/ui/internal';
import { useRef } from 'react';
import { serializeFilterUri } from '../model/serializeFilterUri.ts';
import type { Filter, FilterField } from '../types.ts';

/**
 * Reports filters that mean something else than the one before the first edit of a burst.
 * @param debounceMs how long a burst may pause
 */
export function useFilterUriChange(
  fields: readonly FilterField[],
  debounceMs: number,
  onFilterUriChange: ((filterUri: string) => void) | undefined,
) {
  const before = useRef<string>(undefined);
  const report = (filterUri: string) => {
    const isOther = filterUri !== before.current;
    before.current = undefined;
    if (isOther) onFilterUriChange?.(filterUri);
  };
  const debounced = useDebouncedCallback(report, debounceMs, 'cancel');

  return (current: Filter, next: Filter, isImmediate: boolean) => {
    before.current ??= serializeFilterUri(current, fields);
    const filterUri = serializeFilterUri(next, fields);
    if (isImmediate) debounced.now(filterUri);
    else debounced.call(filterUri);
  };
}
