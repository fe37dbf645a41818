import { Emitter } from '../state/Emitter.ts';
import { rememberSignedIn } from './rememberSignedIn.ts';
import { session } from './session.ts';

type Listener = (reason: 'expired' | 'signedOut') => void;

const ends = new Emitter<Parameters<Listener>>();

/** Calls back when the session has ended and everything of it is cleared. Returns the unsubscribe function. */
export function onSessionEnd(listener: Listener): () => void {
  return ends.on((reason) => callListener(listener, reason));
}

/** Forgets the session. Many calls may find out at once that it has ended; only the first does anything. */
export function endSession(reason: 'expired' | 'signedOut'): void {
  if (session.status === 'signedOut') return;
  session.status = 'signedOut';
  session.clientId = null;
  session.current = null;
  session.functions = [];
  session.endedBecause = reason;
  rememberSignedIn(null);
  session.areEditsKept = false;
  ends.emit(reason);
}

/** What fails in one must not keep what is the user's in another. */
function callListener(listener: Listener, reason: Parameters<Listener>[0]): void {
  try {
    listener(reason);
  } catch (error) {
    reportError(error);
  }
}

/** Notes, while a session ends, that edits which were not saved wait for the user. */
export function noteKeptEdits(): void {
  session.areEditsKept = true;
}

let interrupted: { readonly userId: string; readonly what: string } | null = null;

/** Notes what a user was doing when the session ended, to go on with it after signing in again. */
export function noteInterrupted(userId: string, what: string): void {
  interrupted = { userId, what };
}

/** Whether the end of a session interrupted the signed-in user in this; true once. */
export function takeInterrupted(what: string): boolean {
  const isIt = interrupted?.userId === session.current?.user.id && interrupted?.what === what;
  if (isIt) interrupted = null;
  return isIt;
}
