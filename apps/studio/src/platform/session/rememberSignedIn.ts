import { forgetFirstCalls } from './firstCalls.ts';

const key = 'studio.signedInUntil';

/** Whether this browser was signed in and its session has not ended since, as far as this page can know: the console is wanted. */
export function isProbablySignedIn(): boolean {
  try {
    return Number(localStorage.getItem(key)) > Date.now();
  } catch {
    return false;
  }
}

/**
 * Remembers how long the browser is signed in; null when it is not, and nothing of the session is to be remembered. A browser with closed storage remembers nothing.
 * @param until epoch milliseconds
 */
export function rememberSignedIn(until: number | null): void {
  if (until === null) forgetFirstCalls();
  try {
    if (until === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(until));
  } catch {
    // It only decides which code to load first.
  }
}
