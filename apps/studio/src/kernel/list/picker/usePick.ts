import type { BulkSelection } from '@studio/api';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../platform/i18n/describeError.ts';
import type { ChosenRow } from '../bulk/useChosen.ts';

/** What was picked in a list. */
export interface ListPick {
  /** As bulk calls take it: ids, or all on a filter except some. */
  readonly selection: BulkSelection;
  /** How many objects that are. */
  readonly count: number;
  /** The picked rows by id and name; with all on a filter, those that were left out. */
  readonly rows: readonly ChosenRow[];
}

/** Hands a choice to its host, once at a time, and says why it was not taken. It ends with its component. */
export function usePick(
  onPick: (pick: ListPick, signal: AbortSignal) => unknown,
  onPicked: () => void,
): {
  readonly isPending: boolean;
  /** Why the last choice was not taken; empty for nothing. */
  readonly failure: string;
  readonly pick: (pick: ListPick) => void;
  readonly stop: () => void;
} {
  const running = useRef<AbortController | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const run = async (pick: ListPick) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    setFailure('');
    try {
      await onPick(pick, controller.signal);
      if (!controller.signal.aborted) onPicked();
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describeError(error));
    } finally {
      running.current = null;
      setPending(false);
    }
  };
  return { isPending, failure, pick: (pick) => void run(pick), stop };
}
