import { useState } from 'react';

/**
 * Counts how often something was opened. As a `key` it gives each opening a state of its own, while what closes keeps
 * its state until it has faded.
 */
export function useSession(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, count: isOpen ? 1 : 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, count: isOpen ? last.count + 1 : last.count });
  return last.count;
}
