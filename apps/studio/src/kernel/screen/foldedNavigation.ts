import { createContext, use, useLayoutEffect } from 'react';

/** Folds the navigation to icons for a screen, or takes that back; does nothing outside of the shell. */
export const NavigationFolding = createContext<(isFolded: boolean) => void>(() => undefined);

/**
 * Folds the navigation while a screen needs its width. The user can unfold it meanwhile. Afterwards it is as it was, because what is remembered
 * for this browser is only what the user chose.
 */
export function useFoldedNavigation(isNeeded: boolean): void {
  const fold = use(NavigationFolding);
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    fold(true);
    return () => fold(false);
  }, [isNeeded, fold]);
}
