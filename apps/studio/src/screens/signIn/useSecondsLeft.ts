import { useCallback, useSyncExternalStore } from 'react';

const tickMs = 250;

/** Whole seconds until a time, rounded up; 0 once it is over. @param until @param now epoch milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Counts down to a time; renders once a second. @param until epoch milliseconds. */
export function useSecondsLeft(until: number): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (Date.now() >= until) clearInterval(timer);
      }, tickMs);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () => secondsLeft(until, Date.now()));
}
