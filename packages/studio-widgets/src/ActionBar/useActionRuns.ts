import { useState } from 'react';
import { isPromise } from '../shared/task/isPromise.ts';
import type { BarAction, RunnableAction } from './types.ts';

/** Runs actions, one run of each at a time, and notes the label of one that nothing handles. */
export function useActionRuns(given: readonly BarAction[]) {
  const [running, setRunning] = useState<readonly string[]>([]);
  const [unknownName, setUnknownName] = useState<string | null>(null);

  const actions = given.map((action): RunnableAction => {
    const { name, label, onRun } = action;
    const isPending = action.isPending || running.includes(name);
    const run = () => {
      const answer = onRun ? onRun() : setUnknownName(label);
      if (!isPromise(answer)) return;
      setRunning((now) => [...now, name]);
      void Promise.resolve(answer).finally(() => setRunning((now) => now.filter((other) => other !== name)));
    };
    return { ...action, isPending, onRun: run };
  });

  return { actions, unknownName, forgetUnknown: () => setUnknownName(null) };
}
