import { useState } from 'react';

/**
 * A value that the caller holds, or else the component itself.
 * @param given the caller's value; undefined leaves it to the component. Which of the two must not change.
 * @param initial what the component starts with when it holds the value.
 * @param onChange called for every change, controlled or not.
 * @returns the value, and how to request another.
 */
export function useControlled<T, Details extends unknown[] = []>(
  given: T | undefined,
  initial: T,
  onChange: ((next: T, ...details: Details) => void) | undefined,
): [T, (next: T, ...details: Details) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: T, ...details: Details) => {
    if (given === undefined) setOwn(() => next);
    onChange?.(next, ...details);
  };
  return [given === undefined ? own : given, change];
}
