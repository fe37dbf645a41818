import { endSession } from './endSession.ts';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('studio.session');

/** Tells the other tabs of this browser that the user has signed out. */
export function announceSignOut(): void {
  channel?.postMessage('signedOut');
}

/** Tells the other tabs that a new sign-in has replaced the session they had. */
export function announceSignIn(): void {
  channel?.postMessage('signedIn');
}

channel?.addEventListener('message', ({ data }) =>
  endSession(data === 'signedOut' ? 'signedOut' : 'expired'),
);
