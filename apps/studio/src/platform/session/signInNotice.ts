const storageKey = 'studio.signInNotice';

/** Somebody has signed in: what is to be read then is due in this browser, also after the page is loaded again. */
export function noteSignedIn(): void {
  try {
    localStorage.setItem(storageKey, 'due');
  } catch {
    // Closed storage: it cannot be known later.
  }
}

/** Whether what is to be read after signing in has not been read since. */
export function isNoticeDue(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'due';
  } catch {
    return false;
  }
}

/** It was read. */
export function noteNoticeRead(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Closed storage: nothing was noted.
  }
}
