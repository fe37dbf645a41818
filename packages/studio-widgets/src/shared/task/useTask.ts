import { isPromise } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AskOptions } from '../../shared/request/AskOptions.ts';

/** Work that may take its time: an answer that is a promise is waited for, any other is over at once. */
export type Work<Args extends readonly unknown[]> = (
  ...args: [...args: Args, options: AskOptions]
) => unknown;

/** A piece of work that runs once at a time. */
export interface Task<Args extends readonly unknown[]> {
  readonly isRunning: boolean;
  /** Why the last run failed; null while it runs, and when it went well. */
  readonly failure: { readonly error: unknown } | null;
  /** Begins, unless it runs already. */
  readonly run: (...args: Args) => void;
  /** Aborts the run and clears its failure. */
  readonly stop: () => void;
}

const idle = { isRunning: false, failure: null };

/**
 * Runs a callback that answers at once or by a promise. It does not run twice at a time, keeps the reason of a failure,
 * and its signal is aborted when the component unmounts or the run is stopped.
 */
export function useTask<Args extends readonly unknown[]>(work: Work<Args>): Task<Args> {
  const [state, setState] = useState<Pick<Task<Args>, 'isRunning' | 'failure'>>(idle);
  const current = useRef<AbortController | null>(null);

  const abort = () => {
    current.current?.abort();
    current.current = null;
  };
  useEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
    },
    [],
  );

  const run = (...args: Args) => {
    if (current.current) return;
    const controller = new AbortController();
    const answer = work(...args, { signal: controller.signal });
    if (!isPromise(answer)) {
      setState(idle);
      return;
    }
    const end = (failure: Task<Args>['failure']) => {
      if (current.current !== controller) return;
      current.current = null;
      setState({ isRunning: false, failure });
    };
    current.current = controller;
    setState({ isRunning: true, failure: null });
    answer.then(
      () => end(null),
      (error: unknown) => end({ error }),
    );
  };

  const stop = () => {
    abort();
    setState(idle);
  };

  return { ...state, run, stop };
}

/** A piece of work of a layer, such as saving: it is aborted when the layer closes, by any cause. */
export function useTaskWhileOpen<Args extends readonly unknown[]>(
  work: Work<Args>,
  isOpen: boolean | undefined,
): Task<Args> {
  const task = useTask(work);
  const stopWhenClosed = useEffectEvent(() => {
    if (task.isRunning) task.stop();
  });
  useEffect(() => {
    if (isOpen === false) stopWhenClosed();
  }, [isOpen]);
  return task;
}
