import { useEffect, useEffectEvent, useState } from 'react';
import { takeInterrupted } from '../../platform/session/endSession.ts';
import type { CreateHostProps } from './ListAction.ts';

/** Counts how often something was opened, from 0: it begins anew each time. */
export function useOpenings(isOpen: boolean): number {
  const [run, setRun] = useState({ isOpen: false, count: 0 });
  if (run.isOpen !== isOpen) setRun({ isOpen, count: run.count + Number(isOpen) });
  return run.count;
}

interface DialogRunOptions {
  /** The code of the modal is there. Default: it is. */
  readonly isLoaded?: boolean;
  /** The address of the modal: it opens by itself where the end of a session interrupted it. Default: it does not. */
  readonly interruptedAt?: string;
}

/** Notifies the list that the code of a modal is there. @returns how often it was opened, as `useOpenings` */
export function useDialogRun(
  { isOpen, onLoaded, onOpenChange }: Pick<CreateHostProps, 'isOpen' | 'onLoaded'> & Partial<CreateHostProps>,
  { isLoaded = true, interruptedAt }: DialogRunOptions = {},
): number {
  const reportLoaded = useEffectEvent(() => onLoaded(true));
  useEffect(() => {
    if (isLoaded) reportLoaded();
  }, [isLoaded]);
  const openInterrupted = useEffectEvent(() => {
    if (interruptedAt !== undefined && takeInterrupted(interruptedAt)) onOpenChange?.(true);
  });
  useEffect(() => openInterrupted(), []);
  return useOpenings(isOpen);
}
