import { useLayoutEffect, useReducer, useRef } from 'react';
import { isPromise } from '../internal/promises.ts';

/**
 * Lets one answer through for each time that a question is open: it keeps the focus, and so the keys, while it fades
 * away. A question that its host keeps open takes the next answer as soon as the host has drawn it again, its work is no
 * longer pending, and a promise that the answer gave is settled.
 * @returns runs what it is given, or nothing
 */
export function useOneAnswer(isOpen: boolean, isPending = false): (run: () => unknown) => void {
  const isAnswered = useRef(false);
  const awaited = useRef<PromiseLike<unknown>>(undefined);
  const wasOpen = useRef(false);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current) awaited.current = undefined;
    wasOpen.current = isOpen;
    if (isOpen && !isPending && !awaited.current) isAnswered.current = false;
  });

  return (run) => {
    if (!isOpen || isPending || isAnswered.current) return;
    isAnswered.current = true;
    let result: unknown;
    try {
      result = run();
    } finally {
      drawAgain();
    }
    if (isPromise(result)) {
      awaited.current = result;
      const end = () => {
        if (awaited.current === result) awaited.current = undefined;
        drawAgain();
      };
      result.then(end, end);
    }
  };
}
