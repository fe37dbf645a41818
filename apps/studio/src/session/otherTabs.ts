const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('studio.session');

/** What another tab of this browser has done with the session that all of them share. */
export type OtherTabMessage = 'signedIn' | 'signedOut';

/** Tells the other tabs. */
export function tellOtherTabs(message: OtherTabMessage): void {
  channel?.postMessage(message);
}

/** Calls back when another tab has signed in or out. */
export function onOtherTab(listener: (message: OtherTabMessage) => void): void {
  channel?.addEventListener('message', ({ data }) =>
    listener(data === 'signedIn' ? 'signedIn' : 'signedOut'),
  );
}
