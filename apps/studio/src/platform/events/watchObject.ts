import { api } from '../http/api.ts';
import { onSessionEnd } from '../session/endSession.ts';
import { session } from '../session/session.ts';
import { EventTab } from './EventTab.ts';
import type { ObjectListener } from './ObjectListener.ts';
import { openBroadcast } from './openBroadcast.ts';

export type { PersonHere } from '@studio/api';
export type { ObjectListener } from './ObjectListener.ts';

let tab: EventTab | null = null;

onSessionEnd(() => {
  tab?.stop();
  tab = null;
});

/**
 * Listens to what happens to an object, for as long as this session lasts. All tabs of the browser share one connection.
 * @param uri such as `/DataSet:Roof Type`; nothing happens to one without an id. After a renaming (`onSaved` with another name) watch the new one.
 * @returns stops listening
 */
export function watchObject(uri: string, listener: ObjectListener): () => void {
  if (session.clientId === null || uri.endsWith(':')) return () => undefined;
  tab ??= createTab(`studio.events.${session.clientId}`);
  return tab.watch(uri, listener);
}

/**
 * Calls `onKindChange` for every change of a kind's objects, by any user, for as long as this session lasts.
 * @param kind its owner URI, such as `/DataSet`
 * @returns stops watching
 */
export function watchKind(kind: string): () => void {
  return watchObject(kind, {});
}

function createTab(scope: string): EventTab {
  return new EventTab({
    scope,
    id: Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: openBroadcast(scope),
    isVisible: () => document.visibilityState === 'visible',
    onWake,
    open: openStream,
  });
}

async function openStream(uris: readonly string[], signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const query = { uri: [...uris] };
  const { data } = await api.GET('/rest/Events', { params: { query }, parseAs: 'stream', signal });
  return data ?? new ReadableStream({ start: (controller) => controller.close() });
}

function onWake(listener: () => void): () => void {
  const removing = new AbortController();
  const { signal } = removing;
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('online', listener, { signal });
  return () => removing.abort();
}
