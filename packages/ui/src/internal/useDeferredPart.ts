import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { DeferredPart } from './DeferredPart.ts';

/**
 * The component of a deferred part; null while it is not wanted or still loading. While it is wanted and cannot be
 * loaded, because the connection is gone, it is tried again every 2 seconds. See `handlePartFailures` for what never comes.
 */
export function useDeferredPart<Props extends object>(
  part: DeferredPart<Props>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const component = useSyncExternalStore(part.subscribe, part.getComponent, () => null);
  const isMissing = isWanted && component === null;
  useEffect(() => (isMissing ? part.want() : undefined), [isMissing, part]);
  return component;
}
