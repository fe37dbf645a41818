import { useRef, useState } from 'react';

const idle = { isRunning: false, reason: '' };

function isThenable(answer: unknown): answer is PromiseLike<unknown> {
  return (
    typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function'
  );
}

/**
 * Runs what was confirmed. A question whose work is a promise stands until it is fulfilled, and shows why when it is
 * rejected; any other work is over at once. Work of an earlier opening closes nothing.
 */
export function useConfirmWork(isOpen: boolean, onClose: () => void) {
  const [state, setState] = useState(idle);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const current = useRef<unknown>(null);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setState(idle);
  }

  const run = (onConfirm: () => unknown) => {
    current.current = null;
    const answer = onConfirm();
    if (!isThenable(answer)) {
      onClose();
      return undefined;
    }
    current.current = answer;
    setState({ isRunning: true, reason: '' });
    const end = (reason: string, isDone: boolean) => {
      if (current.current !== answer) return;
      current.current = null;
      setState({ isRunning: false, reason });
      if (isDone) onClose();
    };
    return Promise.resolve(answer).then(
      () => end('', true),
      (error: unknown) => end(error instanceof Error ? error.message : String(error), false),
    );
  };
  return { ...state, run };
}
