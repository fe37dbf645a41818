import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` after `milliseconds` that were not paused; the time spent before a pause counts. `Infinity` never ends.
 * Once it ended it starts anew when `isPaused` turns false again.
 */
export function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void): void {
  const spent = useRef(0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused || milliseconds === Number.POSITIVE_INFINITY) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, Math.max(0, milliseconds - spent.current));
    return () => {
      clearTimeout(timer);
      spent.current += performance.now() - startedAt;
    };
  }, [isPaused, milliseconds]);
}
