import { deferPart, useDeferredPart } from '@studio/ui';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/state/whenIdle.ts';
import type { CreateHostProps, ListAction } from './ListAction.ts';

const none = deferPart<CreateHostProps>(async () => () => null);

/** When the code is asked for at the latest, in milliseconds. */
const latestMs = 1000;

/**
 * The making of a new object over a list. Its code comes when the browser has nothing to do, or when it is asked for.
 * @param isReady the list is there, so that other code may be loaded
 */
export function useCreateHost(actions: Readonly<Record<string, ListAction>>, isReady: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIdle(true), latestMs) : undefined), [isReady]);
  const create = Object.values(actions).find((action) => action.does === 'create');
  const Host = useDeferredPart(create?.host ?? none, isIdle || isOpen);
  return {
    host: Host && <Host isOpen={isOpen} onOpenChange={setOpen} onLoaded={setLoaded} />,
    /** It was asked for, and its code is on the way. */
    isOpening: isOpen && !isLoaded,
    open: () => setOpen(true),
  };
}
