import { ConnectionError, type Credentials, ProblemError, result, type Session } from '@studio/api';
import { openBroadcast } from '../events/openBroadcast.ts';
import { waitBefore } from '../events/waitBefore.ts';
import { restoreActivity } from '../feedback/activity.ts';
import { api } from '../http/api.ts';
import { retryWhileBusy } from '../http/retryWhileBusy.ts';
import { endSession } from '../session/endSession.ts';
import { session } from '../session/session.ts';
import { noteSignedIn } from '../session/signInNotice.ts';
import { announceKnown } from '../session/whenKnown.ts';
import { loadPreferences } from './preferences.ts';
import { keepPresent } from './presence.ts';
import { scheduleRefresh, serverTime } from './refresh.ts';

const channel = openBroadcast('studio.session');

/** What another tab of this browser has done with the session that all of them share. */
type OtherTabMessage = 'signedIn' | 'signedOut';

/** Notifies the other tabs. */
function notifyOtherTabs(message: OtherTabMessage): void {
  channel?.postMessage(message);
}

/** Calls back when another tab has signed in or out. */
function onOtherTab(listener: (message: OtherTabMessage) => void): void {
  channel?.addEventListener('message', ({ data }) =>
    listener(data === 'signedIn' ? 'signedIn' : 'signedOut'),
  );
}

interface SignInOptions {
  /** Called once, before the first pause of a sign-in that has to wait. */
  readonly onWait: () => void;
}

/**
 * Signs in and loads what the console needs to know of the user. A sign-in that changes the user's roles is sent again while the
 * server makes a large write; it has used no token up then.
 * @throws ProblemError 401 (refused), 429 (too many failures), 503 (busy for too long); ConnectionError.
 */
export async function signIn(credentials: Credentials, { onWait }: SignInOptions): Promise<void> {
  const send = () => result<Session>(api.POST('/rest/Login', { body: credentials }));
  const { signal } = new AbortController();
  const { data, response } = await retryWhileBusy(send, { signal, onWait });
  noteSignedIn();
  await begin(data, response);
  notifyOtherTabs('signedIn');
}

/** Automatic sign-in with the cookie; without one nothing happens. @throws as `signIn`. */
export async function resumeSession(): Promise<void> {
  const { data, response } = await askForSession();
  if (data !== undefined) await begin(data, response);
}

/** The session of the cookie; no data when there is no cookie. @throws as `signIn`. */
function askForSession() {
  return result<Session | undefined>(api.GET('/rest/Login'));
}

const pendingKey = 'studio.signOutPending';

/**
 * Signs out. The session ends here even when the server cannot be reached; then the next start sends it again, and does not sign
 * in before that.
 */
export async function signOut(): Promise<void> {
  const sent = api.DELETE('/rest/Login').catch((error: unknown) => {
    if (error instanceof ConnectionError) localStorage.setItem(pendingKey, 'true');
  });
  endSession('signedOut');
  notifyOtherTabs('signedOut');
  await sent;
}

/** True when a sign-out has not reached the server; sends it again. @throws as `signIn`, while the server cannot be reached. */
export async function finishSignOut(): Promise<boolean> {
  if (localStorage.getItem(pendingKey) === null) return false;
  try {
    const { data } = await askForSession();
    if (data !== undefined) {
      session.clientId = data.clientId;
      await api.DELETE('/rest/Login');
    }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error;
  } finally {
    session.clientId = null;
  }
  localStorage.removeItem(pendingKey);
  return true;
}

onOtherTab((message) => {
  if (message === 'signedOut') endSession('signedOut');
  else void adoptSession();
});

/** Another tab has replaced the session: the same user goes on with the new one, any other is signed out here. */
async function adoptSession(failures = 0): Promise<void> {
  if (session.status !== 'signedIn') return;
  const userId = session.current?.user.id;
  try {
    const { data, response } = await askForSession();
    if (data === undefined || data.user.id !== userId) return endSession('expired');
    session.clientId = data.clientId;
    scheduleRefresh(data.expiresAt, serverTime(response));
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return endSession('expired');
    // An unreachable server does not mean that the session is over.
    setTimeout(() => void adoptSession(failures + 1), waitBefore(failures));
  }
}

async function begin({ clientId, expiresAt }: Session, response: Response): Promise<void> {
  session.clientId = clientId;
  announceKnown();
  try {
    const [current, functions] = await Promise.all([
      result(api.GET('/rest/User/current')),
      result(api.GET('/rest/AdminFunction/available')),
      loadPreferences(),
    ]);
    session.current = current.data;
    session.functions = functions.data;
    restoreActivity(current.data.user.id);
  } catch (error) {
    session.clientId = null;
    throw error;
  }
  session.status = 'signedIn';
  session.endedBecause = null;
  scheduleRefresh(expiresAt, serverTime(response));
  keepPresent();
}
