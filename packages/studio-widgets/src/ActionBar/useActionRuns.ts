import { useRef, useState } from 'react';
import { isPromise } from '../shared/task/isPromise.ts';
import type { BarAction, RunnableAction } from './types.ts';

/** Runs actions, one run of each at a time, and notes the label of one that nothing handles. */
export function useActionRuns(given: readonly BarAction[]) {
  const running = useRef(new Set<string>());
  const [pending, setPending] = useState<readonly string[]>([]);
  const [unknownName, setUnknownName] = useState<string | null>(null);

  const mark = (name: string, isRunning: boolean) => {
    running.current[isRunning ? 'add' : 'delete'](name);
    setPending([...running.current]);
  };

  const run = ({ name, label, onRun }: BarAction) => {
    if (running.current.has(name)) return;
    if (!onRun) {
      setUnknownName(label);
      return;
    }
    const answer = onRun();
    if (!isPromise(answer)) return;
    mark(name, true);
    void Promise.resolve(answer).finally(() => mark(name, false));
  };

  const actions = given.map(
    (action): RunnableAction => ({
      ...action,
      isPending: action.isPending || pending.includes(action.name),
      onRun: () => run(action),
    }),
  );
  return { actions, unknownName, forgetUnknown: () => setUnknownName(null) };
}
