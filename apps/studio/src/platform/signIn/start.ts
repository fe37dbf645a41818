import { ProblemError, result } from '@studio/api';
import { api } from '../http/api.ts';
import { setTranslations } from '../i18n/defineMessages.ts';
import { rememberSignedIn } from '../session/rememberSignedIn.ts';
import { session } from '../session/session.ts';
import { readArrival } from './arrival.ts';
import { arrivalState } from './arrivalState.ts';
import { loadPreferences } from './preferences.ts';
import { finishSignOut, resumeSession } from './signIn.ts';

/**
 * Starts the console: reads and cleans the address, loads preferences and translations, and tries the automatic
 * sign-in. Never throws: whatever fails leads to the sign-in screen.
 */
export async function startSession(): Promise<void> {
  const { arrival, cleanPath } = readArrival(new URL(location.href));
  arrivalState.current = arrival;
  history.replaceState(history.state, '', cleanPath);
  await Promise.all([loadPreferences(), loadTranslations(), tryResume()]);
}

async function tryResume(): Promise<void> {
  const { isManual, externalToken } = arrivalState.current;
  try {
    const isLeaving = await finishSignOut();
    if (!isLeaving && !isManual && externalToken === null) await resumeSession();
  } catch (error) {
    session.startProblem = error instanceof ProblemError && error.status < 500 ? null : error;
  }
  if (session.status !== 'starting') return;
  session.status = 'signedOut';
  rememberSignedIn(null);
}

async function loadTranslations(): Promise<void> {
  try {
    const query = { locale: navigator.language };
    setTranslations((await result(api.GET('/rest/Translation', { params: { query } }))).data);
  } catch {
    setTranslations({});
  }
}
