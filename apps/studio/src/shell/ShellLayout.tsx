import { handlePartFailures, preloadLayers } from '@studio/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { useSnapshot } from 'valtio';
import { activity, clearActivity } from '../services/activity.ts';
import { mayChangePassword, session } from '../session/session.ts';
import { signOut } from '../session/signIn.ts';
import { ShellDialogs } from './dialogs/ShellDialogs.tsx';
import { useShellDialogs } from './dialogs/useShellDialogs.ts';
import { ShellFrame } from './frame/ShellFrame.tsx';
import { ShellHeader } from './frame/ShellHeader.tsx';
import { ShellNavigation } from './frame/ShellNavigation.tsx';
import { useShellKeys } from './frame/useShellKeys.ts';
import { handlePartFailure } from './handlePartFailure.ts';
import { offeredOperations } from './manage/manageOperations.ts';
import { readIsRail, writeIsRail } from './navigationMode.ts';
import { onFirstUse } from './onFirstUse.ts';
import { renderRouterLink } from './renderRouterLink.tsx';
import { startPath } from './startPath.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useNavigationItems } from './useNavigationItems.ts';

/** The frame around every screen of a signed-in user. Its dialogs go with it when the session ends. */
export function ShellLayout() {
  const frameRef = useRef<HTMLDivElement>(null);
  const { current, functions, preferences } = useSnapshot(session);
  const { entries } = useSnapshot(activity);
  const isOnTheWay = useNavigation().state === 'loading';
  const isNarrow = useMediaQuery('(width < 1024px)');
  const [isRail, setRail] = useState(readIsRail);
  const navigation = useNavigationItems();
  const { asked, open, close } = useShellDialogs();
  useShellKeys(frameRef, open);
  useEffect(() => onFirstUse(() => void preloadLayers()), []);
  useEffect(() => handlePartFailures(handlePartFailure), []);

  const toggleRail = () => {
    writeIsRail(!isRail);
    setRail(!isRail);
  };

  return (
    <>
      <ShellFrame
        ref={frameRef}
        isOnTheWay={isOnTheWay}
        header={
          <ShellHeader
            userName={current?.user.name ?? ''}
            mayChangePassword={mayChangePassword({ current, preferences })}
            operations={offeredOperations(current?.authorizationKeys ?? [])}
            activity={entries}
            onClearActivity={clearActivity}
            homeHref={startPath(functions)}
            renderLink={renderRouterLink}
            isNarrow={isNarrow}
            onOpen={open}
            onLogout={() => void signOut()}
          />
        }
        navigation={
          isNarrow ? null : (
            <ShellNavigation
              {...navigation}
              isRail={isRail}
              onToggleRail={toggleRail}
              renderLink={renderRouterLink}
            />
          )
        }
      >
        <Outlet />
      </ShellFrame>
      <ShellDialogs asked={asked} onOpen={open} onClose={close} />
    </>
  );
}
