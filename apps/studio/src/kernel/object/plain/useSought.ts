import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** What of a screen an address leads to, such as one row of many; null for nothing. @param search its query string */
export function soughtIn(search: string, parameter: string): string | null {
  return new URLSearchParams(search).get(parameter);
}

/**
 * Leads to what the address names, each time that somebody arrives there.
 * @param parameter of the query string
 * @param lead brings it into sight and focuses it
 * @param isReady whether it is drawn at its place. Default: true
 */
export function useSought(parameter: string, lead: (sought: string) => void, isReady = true): void {
  const { key, search } = useLocation();
  const sought = soughtIn(search, parameter);
  const arrive = useEffectEvent((what: string, _arrival: string) => lead(what));
  useEffect(() => {
    if (sought === null || !isReady) return undefined;
    // The screen focuses its heading when it is opened, and the palette gives the focus back.
    const frame = requestAnimationFrame(() => arrive(sought, key));
    return () => cancelAnimationFrame(frame);
  }, [sought, key, isReady]);
}
