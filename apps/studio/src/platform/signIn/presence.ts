import { api } from '../http/api.ts';
import { onSessionEnd } from '../session/endSession.ts';
import { session } from '../session/session.ts';

/** Well within the 5 minutes without a request after which the server counts a user as gone. */
const interval = 120_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Sends a heartbeat while the page is visible: reading and typing make no calls of their own. */
export function keepPresent(): void {
  clearInterval(timer);
  timer = setInterval(call, interval);
}

/** A session that has ended meanwhile ends here as with any call; what else fails is tried again next time. */
function call(): void {
  if (session.status !== 'signedIn' || document.visibilityState !== 'visible') return;
  api.GET('/rest/Login').catch(() => undefined);
}

onSessionEnd(() => clearInterval(timer));

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', call);
