import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { notify } from '../feedback/notices.ts';
import { navigationLock } from './navigationLock.ts';

/** Applies `lockNavigation` on a screen without an editor: leaving is refused with the reason. Sign-in is never blocked. */
export function useNavigationLock(): void {
  const blocker = useBlocker(
    ({ nextLocation }) => nextLocation.pathname !== '/login' && navigationLock() !== null,
  );
  useEffect(() => {
    refuseIfHeld(blocker);
  }, [blocker]);
}

/** Refuses a blocked navigation when a dialog holds the page, and says why. False when none does. */
export function refuseIfHeld(blocker: Blocker): boolean {
  const why = navigationLock();
  if (blocker.state !== 'blocked' || why === null) return false;
  notify({ message: why, tone: 'warning' });
  blocker.reset();
  return true;
}
