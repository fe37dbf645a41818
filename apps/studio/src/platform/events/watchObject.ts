import { api } from '../http/api.ts';
import { onSessionEnd } from '../session/endSession.ts';
import { session } from '../session/session.ts';
import { EventTab } from './EventTab.ts';
import type { ObjectListener } from './ObjectListener.ts';
import { openBroadcast } from './openBroadcast.ts';

export type { PersonHere } from '@studio/api';
export type { ObjectListener } from './ObjectListener.ts';

/** The longest that a call which closes a stream is waited for, in milliseconds. */
const patienceMs = 5000;

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
    onOffline,
    open: openStream,
  });
}

/**
 * Opens the stream of events. One that has organizations is registered, and closed by the server's call for that: who has left them is no longer
 * listed at once, while a connection that is only lost is waited for. It keeps its identifier when it is opened again after that, until the signal.
 */
async function openStream(uris: readonly string[], signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const visited = uris.find((uri) => uri.startsWith(organizationUri))?.slice(organizationUri.length);
  const closing = new AbortController();
  const former = registrations.get(signal);
  const registrationIdentifier =
    visited === undefined ? undefined : (former?.registrationIdentifier ?? randomUuid());
  let isOpen = false;
  const close = () => {
    if (isOpen && visited !== undefined && registrationIdentifier !== undefined && session.clientId !== null)
      void endVisit(visited, registrationIdentifier).finally(() => closing.abort());
    else closing.abort();
  };
  if (signal.aborted) close();
  // One that was lost before is closed with this one: it has the same identifier.
  if (former) signal.removeEventListener('abort', former.close);
  registrations.set(signal, { registrationIdentifier, close });
  signal.addEventListener('abort', close, { once: true });
  const query = { uri: [...uris], ...(registrationIdentifier && { registrationIdentifier }) };
  const { data } = await api.GET('/rest/Events', {
    ...{ params: { query }, parseAs: 'stream', signal: closing.signal },
  });
  isOpen = true;
  return data ?? new ReadableStream({ start: (controller) => controller.close() });
}

const organizationUri = '/Organization:';

interface Registration {
  /** A UUID; undefined for a stream without organizations. */
  readonly registrationIdentifier: string | undefined;
  /** Closes the stream that was opened last. */
  readonly close: () => void;
}

/** The streams that are opened until a signal, again after each loss. */
const registrations = new WeakMap<AbortSignal, Registration>();

async function endVisit(id: string, registrationIdentifier: string): Promise<void> {
  const params = { path: { id }, query: { registrationIdentifier } };
  // Without an answer the connection is closed all the same.
  const signal = AbortSignal.timeout(patienceMs);
  await api.DELETE('/rest/Organization/{id}/List', { params, signal }).catch(() => undefined);
}

/** `crypto.randomUUID` is missing on plain http. */
function randomUuid(): string {
  const parts = Array.from(crypto.getRandomValues(new Uint16Array(8)), (part) =>
    part.toString(16).padStart(4, '0'),
  );
  return [2, 3, 4, 5, 8]
    .map((end, index) => parts.slice(index === 0 ? 0 : index + 1, end).join(''))
    .join('-');
}

function onWake(listener: () => void): () => void {
  const removing = new AbortController();
  const { signal } = removing;
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('online', listener, { signal });
  return () => removing.abort();
}

function onOffline(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  return () => window.removeEventListener('offline', listener);
}
