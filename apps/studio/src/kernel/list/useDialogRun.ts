import { useEffect, useEffectEvent, useState } from 'react';
import type { CreateHostProps } from './ListAction.ts';

/** Notifies the list that the code of a modal is there, and counts how often it was opened: each time it begins anew. */
export function useDialogRun({ isOpen, onLoaded }: Pick<CreateHostProps, 'isOpen' | 'onLoaded'>): number {
  const [run, setRun] = useState({ isOpen, count: 0 });
  if (run.isOpen !== isOpen) setRun({ isOpen, count: run.count + Number(isOpen) });
  const reportLoaded = useEffectEvent(() => onLoaded(true));
  useEffect(() => reportLoaded(), []);
  return run.count;
}
