import { type DeferredPart, useDeferredPart } from '@studio/ui/internal';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/state/whenIdle.ts';
import type { CreateHostProps, ListAction } from './ListAction.ts';

/** When the code that makes new objects is loaded at the latest, in milliseconds after the rows are there. */
const latestMs = 1000;

/**
 * The modals over a list: one host for each action that opens one, at most one of them open.
 * @param isReady the rows are there: the code of what makes new objects is loaded when the browser is idle, or as soon as it is opened
 */
export function useCreateHost(actions: Readonly<Record<string, ListAction>>, isReady: boolean) {
  const [opened, setOpened] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const close = (name: string) => setOpened((now) => (now === name ? null : now));
  return {
    host: Object.entries(actions).map(([name, action]) =>
      action.does !== 'create' && action.does !== 'dialog' ? null : (
        <CreateHost
          key={name}
          part={action.host}
          isReady={isReady && action.does === 'create'}
          isOpen={opened === name}
          onOpenChange={(isOpen) => (isOpen ? setOpened(name) : close(name))}
          onLoaded={() => setLoaded((now) => new Set([...now, name]))}
        />
      ),
    ),
    /** It was requested, and its code is loading. @param name of its action */
    isOpening: (name: string) => opened === name && !loaded.has(name),
    /** Opens the host of an action. */
    open: (name: string) => setOpened(name),
  };
}

function CreateHost({
  part,
  isReady,
  ...props
}: CreateHostProps & { readonly part: DeferredPart<CreateHostProps>; readonly isReady: boolean }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIdle(true), latestMs) : undefined), [isReady]);
  const Host = useDeferredPart(part, isIdle || props.isOpen);
  return Host && <Host {...props} />;
}
