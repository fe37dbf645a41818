import { useEffect, useEffectEvent } from 'react';
import { type Task, useTask, type Work } from './useTask.ts';

/** A piece of work of a layer, such as saving: it is aborted when the layer closes, whoever closes it. */
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
