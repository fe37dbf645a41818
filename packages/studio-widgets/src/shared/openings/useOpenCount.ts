import { useState } from 'react';

/**
 * How often a layer has opened, 0 before the first time: the key of what has to start anew each time, wherever the
 * state is held and however it closed.
 */
export function useOpenCount(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: isOpen ? 1 : 0 });
  if (seen.isOpen === isOpen) return seen.count;
  const next = { isOpen, count: seen.count + (isOpen ? 1 : 0) };
  setSeen(next);
  return next.count;
}
