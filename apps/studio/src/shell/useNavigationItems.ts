import type { SideNavigationGroup } from '@studio/widgets';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { session } from '../platform/session/session.ts';
import { navigationGroups, navigationItemAt } from './navigation.tsx';

/** The navigation of the signed-in user, and where in it the current screen is. */
export function useNavigationItems(): { groups: SideNavigationGroup[]; currentId: string | null } {
  const { functions } = useSnapshot(session);
  const { pathname } = useLocation();
  const groups = useMemo(() => navigationGroups(functions), [functions]);
  return { groups, currentId: navigationItemAt(pathname) };
}
