import { type Credentials, result, type Session } from '@studio/api';
import { api } from '../services/api.ts';
import { endSession } from './endSession.ts';
import { announceSignIn, announceSignOut } from './otherTabs.ts';
import { loadPreferences } from './preferences.ts';
import { scheduleRefresh, serverTime } from './refresh.ts';
import { session } from './session.ts';

/**
 * Signs in and loads what the console needs to know of the user.
 * @throws ProblemError 401 (refused), 429 (too many failures); ConnectionError.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { data, response } = await result<Session>(api.POST('/rest/Login', { body: credentials }));
  await begin(data, response);
  announceSignIn();
}

/** Automatic sign-in with the cookie. @throws as `signIn`. */
export async function resumeSession(): Promise<void> {
  const { data, response } = await result<Session>(api.GET('/rest/Login'));
  await begin(data, response);
}

/** Signs out. The session ends here even when the server cannot be told. */
export async function signOut(): Promise<void> {
  const told = api.DELETE('/rest/Login').catch(() => undefined);
  endSession('signedOut');
  announceSignOut();
  await told;
}

async function begin({ clientId, expiresAt }: Session, response: Response): Promise<void> {
  session.clientId = clientId;
  try {
    const [current, functions] = await Promise.all([
      result(api.GET('/rest/User/current')),
      result(api.GET('/rest/AdminFunction/available')),
      loadPreferences(),
    ]);
    session.current = current.data;
    session.functions = functions.data;
  } catch (error) {
    session.clientId = null;
    throw error;
  }
  session.status = 'signedIn';
  session.endedBecause = null;
  scheduleRefresh(expiresAt, serverTime(response));
}
