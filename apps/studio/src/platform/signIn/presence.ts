import { api } from '../http/api.ts';
import { preference } from '../preferences/preferences.ts';
import { onSessionEnd } from '../session/endSession.ts';
import { session } from '../session/session.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends a heartbeat while the page is visible: reading and typing make no calls of their own. */
export function keepPresent(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    call();
    keepPresent();
  }, preference('session.presenceSeconds') * 1000);
}

/** A session that has ended meanwhile ends here as with any call; what else fails is tried again next time. */
function call(): void {
  if (session.status !== 'signedIn' || document.visibilityState !== 'visible') return;
  api.GET('/rest/Login').catch(() => undefined);
}

onSessionEnd(() => clearTimeout(timer));

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', call);
