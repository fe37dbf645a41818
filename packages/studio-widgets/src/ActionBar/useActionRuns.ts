import { isPromise } from '@studio/ui/internal';
import { useState } from 'react';
import type { ActionBarAction, RunnableAction } from './types.ts';

/**
 * Runs actions, one run of each at a time, and notes the label of one that nothing handles.
 * @param onError called for a run that was rejected; without it the window receives the error, as an uncaught one
 */
export function useActionRuns(
  given: readonly ActionBarAction[],
  onError: (action: ActionBarAction, error: unknown) => void = (_, error) => reportError(error),
) {
  const [running, setRunning] = useState<readonly string[]>([]);
  const [unknownName, setUnknownName] = useState<string | null>(null);

  const actions = given.map((action): RunnableAction => {
    const { name, label, onRun } = action;
    const isPending = action.isPending || running.includes(name);
    const run = () => {
      const answer = onRun ? onRun() : setUnknownName(label);
      if (!isPromise(answer)) return;
      setRunning((now) => [...now, name]);
      const end = () => setRunning((now) => now.filter((other) => other !== name));
      answer.then(end, (error: unknown) => {
        end();
        onError(action, error);
      });
    };
    return { ...action, isPending, onRun: run };
  });

  return { actions, unknownName, forgetUnknown: () => setUnknownName(null) };
}
