import { result } from '@studio/api';
import { api } from '../http/api.ts';
import { session } from '../session/session.ts';

let isLoaded = false;

/** Loads the default preferences once. A failure leaves them empty, and the next call tries again. */
export async function loadPreferences(): Promise<void> {
  if (isLoaded) return;
  try {
    session.preferences = (await result(api.GET('/rest/DefaultPreference/default'))).data;
    isLoaded = true;
  } catch {
    session.preferences = {};
  }
}
