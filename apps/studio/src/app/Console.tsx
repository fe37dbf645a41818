import { LabelsProvider, precompileStyles } from '@studio/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { dayFormat } from '../platform/preferences/dayFormat.ts';
import { usePreference } from '../platform/preferences/preferences.ts';
import { rememberFirstCalls } from '../platform/session/firstCalls.ts';
import { createStudioRouter } from './router.tsx';

export { afterSignInPath, askScreen, prepareScreen } from './router.tsx';

precompileStyles();

/**
 * The console of a signed-in user, with its router. The first screen is drawn in one piece: there is nothing yet that could be used
 * meanwhile, and in slices it is there later. After that a screen is drawn in a transition, which leaves the one before it usable.
 */
export function Console() {
  const [router] = useState(createStudioRouter);
  const hasScreen = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  useEffect(() => {
    if (hasScreen) rememberFirstCalls();
  }, [hasScreen]);
  // All that is left to a language is how days are written: numbers are the same in all kinds of English.
  const { locale } = dayFormat(usePreference('console.dayFormat'));
  return (
    <LabelsProvider locale={locale}>
      <RouterProvider router={router} {...(!hasScreen && { useTransitions: false })} />
    </LabelsProvider>
  );
}
