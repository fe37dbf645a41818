import { useEffect, useEffectEvent, useRef } from 'react';

/** A callback that waits, and what can be done about it meanwhile. */
export interface DebouncedCallback<Args extends unknown[]> {
  /** Calls back after the delay, with the last arguments that came before it was over; at once without a delay. */
  call: (...args: Args) => void;
  /** Calls back now, in place of a call that waits. */
  now: (...args: Args) => void;
  /** Calls back now, if a call waits. */
  flush: () => void;
  /** Cancels a pending call. */
  cancel: () => void;
}

/**
 * Puts off a callback until nothing has been asked of it for a while.
 * @param delay milliseconds; 0 calls at once
 * @param atEnd whether a call that waits is made or forgotten when the component goes
 */
export function useDebouncedCallback<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
  delay: number,
  atEnd: 'flush' | 'cancel' = 'flush',
): DebouncedCallback<Args> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Args>(undefined);
  const latest = useRef(callback);

  const cancel = () => {
    clearTimeout(timer.current);
    waiting.current = undefined;
  };
  const flush = () => {
    const args = waiting.current;
    cancel();
    if (args) latest.current?.(...args);
  };
  const now = (...args: Args) => {
    cancel();
    callback?.(...args);
  };
  const call = (...args: Args) => {
    cancel();
    if (delay <= 0) {
      callback?.(...args);
      return;
    }
    waiting.current = args;
    timer.current = setTimeout(flush, delay);
  };
  const end = useEffectEvent(() => (atEnd === 'flush' ? flush() : cancel()));

  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => end(), []);
  return { call, now, flush, cancel };
}
