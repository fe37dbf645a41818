import { useEffect, useRef, useState } from 'react';
import { isPromise, reasonOf } from '../internal/promises.ts';

/** Without a reason nothing has failed. */
interface WorkState {
  readonly isRunning: boolean;
  readonly reason: string | null;
}

const idle: WorkState = { isRunning: false, reason: null };

/**
 * Runs what was confirmed. A question whose work is a promise stays open until it is fulfilled, and shows why when it is
 * rejected; any other work is over at once. Work of an earlier opening closes nothing.
 */
export function useConfirmWork(isOpen: boolean, onClose: () => void) {
  const [state, setState] = useState<WorkState>(idle);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const current = useRef<unknown>(null);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setState(idle);
  }

  useEffect(() => {
    if (!isOpen) current.current = null;
  }, [isOpen]);

  const run = (onConfirm: () => unknown) => {
    current.current = null;
    const answer = onConfirm();
    if (!isPromise(answer)) {
      onClose();
      return undefined;
    }
    current.current = answer;
    setState({ isRunning: true, reason: null });
    const end = (reason: string | null) => {
      if (current.current !== answer) return;
      current.current = null;
      setState({ isRunning: false, reason });
      if (reason === null) onClose();
    };
    return Promise.resolve(answer).then(
      () => end(null),
      (error: unknown) => end(reasonOf(error)),
    );
  };
  return { ...state, run };
}
