import { deferPart, useDeferredPart } from '@studio/ui';
import { useState } from 'react';
import type { CreateHostProps, ListAction } from './ListAction.ts';

const none = deferPart<CreateHostProps>(async () => () => null);

/**
 * The making of a new object over a list.
 * @param isReady the list is there, so that other code may be loaded
 */
export function useCreateHost(actions: Readonly<Record<string, ListAction>>, isReady: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const create = Object.values(actions).find((action) => action.does === 'create');
  const Host = useDeferredPart(create?.host ?? none, isReady || isOpen);
  return {
    host: Host && <Host isOpen={isOpen} onOpenChange={setOpen} onLoaded={setLoaded} />,
    /** It was asked for, and its code is on the way. */
    isOpening: isOpen && !isLoaded,
    open: () => setOpen(true),
  };
}
