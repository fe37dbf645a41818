import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { DeferredPart } from './DeferredPart.ts';

const retryAfter = 2000;

/**
 * The component of a deferred part; null while it is not wanted or still on its way. While it is wanted and cannot be
 * loaded, because the connection is gone, it is tried again every 2 seconds.
 */
export function useDeferredPart<Props extends object>(
  part: DeferredPart<Props>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const component = useSyncExternalStore(part.subscribe, part.getComponent, () => null);
  const isMissing = isWanted && component === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const load = () => {
      part.preload().catch(() => {
        if (!isOver) timer = setTimeout(load, retryAfter);
      });
    };
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isMissing, part]);

  return component;
}
