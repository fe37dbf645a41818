import { ProblemError, result } from '@studio/api';
import { setTranslations } from '../messages/messages.ts';
import { api } from '../services/api.ts';
import { readArrival } from './arrival.ts';
import { arrivalState } from './arrivalState.ts';
import { loadPreferences } from './preferences.ts';
import { session } from './session.ts';
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
  if (session.status === 'starting') session.status = 'signedOut';
}

async function loadTranslations(): Promise<void> {
  try {
    const query = { locale: navigator.language };
    setTranslations((await result(api.GET('/rest/Translation', { params: { query } }))).data);
  } catch {
    setTranslations({});
  }
}
