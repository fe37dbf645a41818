import { AlertDialog, handlePartFailures, preloadLayers, Spinner } from '@studio/ui';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Outlet, useNavigation } from 'react-router';
import { useSnapshot } from 'valtio';
import { startPath } from '../kernel/area/startPath.ts';
import { userImageUrl } from '../kernel/people/loadCards.ts';
import { NavigationFolding } from '../kernel/screen/foldedNavigation.ts';
import { renderRouterLink } from '../kernel/screen/renderRouterLink.tsx';
import { offeredOperations } from '../operations/manageOperations.ts';
import { activity, clearActivity, markActivitySeen } from '../platform/feedback/activity.ts';
import { followServer } from '../platform/followed/followServer.ts';
import { dialogOfKey, usesCommandKey } from '../platform/keyboard/keys.ts';
import { usePreference } from '../platform/preferences/preferences.ts';
import { mayChangePassword, session } from '../platform/session/session.ts';
import { isNoticeDue, noteNoticeRead } from '../platform/session/signInNotice.ts';
import { signOut } from '../platform/signIn/signIn.ts';
import { OpeningNote } from './dialogs/ShellDialogs.styles.ts';
import { type AskedDialog, useShellDialogs } from './dialogs/useShellDialogs.ts';
import { ShellFrame } from './frame/ShellFrame.tsx';
import { ShellHeader } from './frame/ShellHeader.tsx';
import { ShellNavigation } from './frame/ShellNavigation.tsx';
import { handlePartFailure } from './handlePartFailure.ts';
import { onFirstUse } from './onFirstUse.ts';
import type { ShellDialogName } from './ShellDialog.ts';
import { shellText } from './shell.messages.ts';
import { useNavigationItems } from './useNavigationItems.ts';

const railKey = 'studio.navigation';

/** Whether the user folded the navigation to a rail, as this browser remembers it. Unfolded at first. */
function readIsRail(): boolean {
  try {
    return localStorage.getItem(railKey) === 'rail';
  } catch {
    return false;
  }
}

/** Remembers it for this browser; where storage is closed, only this page knows. */
function writeIsRail(isRail: boolean): void {
  try {
    localStorage.setItem(railKey, isRail ? 'rail' : 'full');
  } catch {
    // Closed storage (private mode, policy) is no reason not to fold.
  }
}

/** The frame around every screen of a signed-in user. Its dialogs go with it when the session ends. */
export function ShellLayout() {
  const frameRef = useRef<HTMLDivElement>(null);
  const { current, functions, preferences } = useSnapshot(session);
  const { entries, seenId } = useSnapshot(activity);
  const isOnTheWay = useNavigation().state === 'loading';
  const isNarrow = useMediaQuery('(width < 1024px)');
  const [isRail, setRail] = useState(readIsRail);
  /** What a screen asked for, and the user made of it since; null while no screen asks. */
  const [isFolded, setFolded] = useState<boolean | null>(null);
  const navigation = useNavigationItems();
  const { asked, open, close } = useShellDialogs();
  useShellKeys(frameRef, open);
  useEffect(() => onFirstUse(() => void preloadLayers()), []);
  useEffect(() => handlePartFailures(handlePartFailure), []);
  useEffect(() => followServer(), []);

  const fold = useCallback((isNeeded: boolean) => setFolded(isNeeded || null), []);
  const toggleRail = () => {
    if (isFolded !== null) return setFolded(!isFolded);
    writeIsRail(!isRail);
    setRail(!isRail);
  };

  return (
    <>
      <ShellFrame
        ref={frameRef}
        isOnTheWay={isOnTheWay}
        footer={usePreference('system.footerText')}
        header={
          <ShellHeader
            userName={current?.user.name ?? ''}
            userImageUrl={current ? userImageUrl(current.user.id) : undefined}
            mayChangePassword={mayChangePassword({ current, preferences })}
            operations={offeredOperations(current?.authorizationKeys ?? [])}
            seenActivityId={seenId}
            onSeenActivity={markActivitySeen}
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
              isRail={isFolded ?? isRail}
              onToggleRail={toggleRail}
              renderLink={renderRouterLink}
            />
          )
        }
      >
        <NavigationFolding value={fold}>
          <Outlet />
        </NavigationFolding>
      </ShellFrame>
      <SignInNotice />
      <ShellDialogs asked={asked} onOpen={open} onClose={close} />
    </>
  );
}

/** Whether a media query matches now. @param query for instance `(width < 1024px)` */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** What the preferences want everybody to read who has signed in, once each time. */
function SignInNotice() {
  const text = usePreference('system.signInNotice').trim();
  const [isDue, setDue] = useState(isNoticeDue);
  return (
    <AlertDialog
      isOpen={isDue && text !== ''}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        noteNoticeRead();
        setDue(false);
      }}
      title={shellText('notice.title')}
      message={text}
      okLabel={shellText('notice.ok')}
    />
  );
}

/**
 * Listens for the shortcuts of the shell anywhere in the window, except behind a modal dialog.
 * @param rootRef an element of the page that a modal dialog hides from assistive technology.
 */
function useShellKeys(
  rootRef: RefObject<HTMLElement | null>,
  onOpen: (name: 'palette' | 'help') => void,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = dialogOfKey(event, usesCommandKey(navigator.platform));
    const isBehindModal = rootRef.current?.closest('[aria-hidden="true"], [inert]') != null;
    if (name === null || isBehindModal) return;
    event.preventDefault();
    onOpen(name);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

interface ShellDialogsProps {
  asked: readonly AskedDialog[];
  onOpen: (name: ShellDialogName) => void;
  onClose: (name: ShellDialogName) => void;
}

/** The open dialogs of the shell, and a note while the code of one is loading. */
function ShellDialogs({ asked, onOpen, onClose }: ShellDialogsProps) {
  const isLoading = asked.some(({ Dialog, isOpen }) => isOpen && Dialog === null);
  return (
    <>
      {isLoading && (
        <OpeningNote>
          <Spinner label={shellText('opening')} />
          <span aria-hidden="true">{shellText('opening')}</span>
        </OpeningNote>
      )}
      {asked.map(
        ({ name, count, Dialog, isOpen }) =>
          Dialog && (
            <Dialog key={`${name}-${count}`} isOpen={isOpen} onOpen={onOpen} onClose={() => onClose(name)} />
          ),
      )}
    </>
  );
}
