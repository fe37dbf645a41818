import type { AdminFunction, AuthorizationKey, CurrentUser, Preferences } from '@studio/api';
import { proxy, useSnapshot } from 'valtio';
import { Emitter } from '../state/Emitter.ts';
import { useLastShown } from '../state/useLastShown.ts';

/** Who is signed in, and what the server lets them see. */
export interface SessionState {
  status: 'starting' | 'signedOut' | 'signedIn';
  /** Goes into every call; null while signed out. */
  clientId: string | null;
  current: CurrentUser | null;
  /** The server's admin functions, in its order. */
  functions: readonly AdminFunction[];
  preferences: Preferences;
  /** Why the sign-in screen is shown, when it is not the first visit. */
  endedBecause: 'expired' | 'signedOut' | null;
  /** Whether something was edited and not saved when the session ended; it is kept in this browser. */
  areEditsKept: boolean;
  /** Why the automatic sign-in got no answer (no connection, a server error); null when it was simply refused. */
  startProblem: unknown;
}

/** The session of this page. */
export const session = proxy<SessionState>({
  status: 'starting',
  clientId: null,
  current: null,
  functions: [],
  preferences: {},
  endedBecause: null,
  areEditsKept: false,
  startProblem: null,
});

/** Permissions or users were changed, or may have been; the user's own are not known again yet. */
export const rightsChanges = new Emitter();

/** True when the signed-in user holds the permission; for a component. */
export function useMayUse(key: AuthorizationKey): boolean {
  const { current } = useSnapshot(session);
  return current?.authorizationKeys.includes(key) ?? false;
}

/** Returns the permissions of the signed-in user; for a component. */
export function useRights(): (key: AuthorizationKey) => boolean {
  const { current } = useSnapshot(session);
  return (key) => current?.authorizationKeys.includes(key) ?? false;
}

/**
 * The permissions of the signed-in user as one text, which changes when they do; for a component. What depends on them is loaded by it.
 * It stays as it was while the user signs out, when a call would be refused.
 */
export function useRightsKey(): string {
  const { current } = useSnapshot(session);
  return useLastShown(current && keyOf(current)) ?? '';
}

/** The permissions of the signed-in user as one text; empty before they are known. */
export function rightsKey(): string {
  return session.current === null ? '' : keyOf(session.current);
}

function keyOf({ authorizationKeys }: { readonly authorizationKeys: readonly AuthorizationKey[] }): string {
  return [...authorizationKeys].toSorted().join(' ');
}

/** What Change Password depends on. */
export interface PasswordConditions {
  readonly current: Pick<CurrentUser, 'loginType'> | null;
  readonly preferences: Readonly<Preferences>;
}

/**
 * Whether Change Password is offered: only while the preference that disables it says 'false', and never to a user of
 * single sign-on.
 */
export function mayChangePassword(state: PasswordConditions): boolean {
  const preference = state.preferences['system.disablePasswordAndProfileManagementConfigurator'];
  return preference === 'false' && state.current?.loginType === 'password';
}
