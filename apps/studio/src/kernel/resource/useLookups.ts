import { useEffect, useEffectEvent, useReducer } from 'react';
import { enterLookup, type Lookup, onLookupAnswer, peekLookup } from './Lookup.ts';

/**
 * Several lookups as a component sees them, loaded as `useLookup` does. Returns what reads the last answer of one of them; undefined
 * before its first.
 */
export function useLookups<T>(lookups: readonly Lookup<T>[]): (lookup: Lookup<T>) => T | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const keys = JSON.stringify(lookups.map(({ key }) => key));
  // Lookups with the same keys are the same.
  const enter = useEffectEvent((_keys: string) => {
    const leave = [...lookups.map(enterLookup), onLookupAnswer(lookups, draw)];
    return () => {
      for (const each of leave) each();
    };
  });
  useEffect(() => enter(keys), [keys]);
  return (lookup) => peekLookup(lookup);
}
