import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { notify } from '../../services/notices.ts';
import { pageHold } from './pageHold.ts';

/** Heeds `holdPage` on a screen without an editor: leaving is refused with the reason. Sign-in is never blocked. */
export function useHeldPage(): void {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/login' && pageHold() !== null);
  useEffect(() => {
    refuseIfHeld(blocker);
  }, [blocker]);
}

/** Refuses a blocked navigation when a dialog holds the page, and says why. False when none does. */
export function refuseIfHeld(blocker: Blocker): boolean {
  const why = pageHold();
  if (blocker.state !== 'blocked' || why === null) return false;
  notify({ message: why, tone: 'warning' });
  blocker.reset();
  return true;
}
