import { announceKindChange, kindOfUri } from '../changes/kindChanges.ts';
import { EventLeader } from './EventLeader.ts';
import { LatestEvents } from './LatestEvents.ts';
import type { ObjectListener } from './ObjectListener.ts';
import { type OpenStream, ReconnectingStream } from './ReconnectingStream.ts';
import type { StreamEvent } from './StreamEvent.ts';
import type { TabMessage } from './TabMessage.ts';

/** What a tab has around it. */
export interface TabEnvironment {
  readonly open: OpenStream;
  /** Locks of the browser; null where there are none, as on addresses that are not secure. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** The channel between the tabs; null where the browser has none or forbids it. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | null;
  readonly isVisible: () => boolean;
  /** Calls back when the tab comes into view or goes out of it, and when the network is back. */
  readonly onWake: (listener: () => void) => () => void;
  /** Calls back when the network is gone. */
  readonly onOffline: (listener: () => void) => () => void;
  /** Names the session: its tabs share a stream. */
  readonly scope: string;
  /** Distinguishes this tab from the others. */
  readonly id: string;
}

/** Out of sight for longer than this, a tab without locks gives up its stream. */
const hiddenMilliseconds = 10_000;

/**
 * The part of one tab in the events of its browser. One tab holds the stream for all: browsers keep few connections to a
 * server over HTTP/1.1. Where tabs cannot agree on one, each has its own while it is in sight.
 */
export class EventTab {
  readonly #environment: TabEnvironment;
  readonly #listeners = new Map<string, Set<ObjectListener>>();
  readonly #latest = new LatestEvents();
  /** By kind: the last revision that this tab has received, for as long as it lives. */
  readonly #revisions = new Map<string, number>();
  readonly #stopping = new AbortController();
  readonly #own: ReconnectingStream | null;
  readonly #forgetWake: () => void;
  readonly #forgetOffline: () => void;
  #leader: EventLeader | null = null;
  #isMember = false;
  #hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(environment: TabEnvironment) {
    this.#environment = environment;
    const { open, channel, onWake, onOffline } = environment;
    // Tabs without a common channel cannot share a stream.
    const locks = channel && environment.locks;
    const onEvent = (event: StreamEvent) => this.#dispatch(event);
    const onDown = () => this.#notifyOffline();
    this.#own = locks ? null : new ReconnectingStream({ open, onEvent, onDown });
    channel?.addEventListener('message', ({ data }) => this.#receive(data as TabMessage));
    this.#forgetWake = onWake(() => this.#wake());
    this.#forgetOffline = onOffline(() => {
      this.#leader?.lose();
      this.#own?.lose();
    });
    if (locks) void this.#join(locks).catch(() => undefined);
  }

  /** Listens to an object, or to a kind (which notifies `onKindChange`), until the returned function is called. */
  watch(uri: string, listener: ObjectListener): () => void {
    const listeners = this.#listeners.get(uri) ?? new Set();
    this.#listeners.set(uri, listeners.add(listener));
    if (listeners.size === 1) this.#announce();
    else queueMicrotask(() => this.#sendLatest(uri, listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(uri) !== listeners) return;
      this.#listeners.delete(uri);
      this.#announce();
    };
  }

  /** Leaves for good. */
  stop(): void {
    this.#listeners.clear();
    this.#announce();
    clearTimeout(this.#hiding);
    this.#stopping.abort();
    this.#forgetWake();
    this.#forgetOffline();
    this.#leader?.stop();
    this.#own?.watch([]);
    this.#environment.channel?.close();
  }

  /** Holds a lock that ends with the tab, so that the leader is notified of its end; then requests the leader lock. */
  async #join(locks: Pick<LockManager, 'request'>): Promise<void> {
    const { signal } = this.#stopping;
    const untilStopped = () =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const { scope, id } = this.#environment;
    await new Promise<void>((resolve, reject) => {
      const hold = () => {
        resolve();
        return untilStopped();
      };
      locks.request(lockOf(scope, id), { signal }, hold).catch(reject);
    });
    this.#isMember = true;
    this.#announce();
    await locks.request(`${scope}.leader`, { signal }, () => {
      this.#lead(locks);
      return untilStopped();
    });
  }

  #lead(locks: Pick<LockManager, 'request'>): void {
    const { open, scope } = this.#environment;
    const { signal } = this.#stopping;
    this.#leader = new EventLeader({
      open,
      send: (message) => {
        this.#environment.channel?.postMessage(message);
        // A message to itself must not arrive before the constructor has ended.
        if (message.is !== 'leader') this.#receive(message);
      },
      untilGone: async (tab) => {
        await locks.request(lockOf(scope, tab), { signal }, () => undefined).catch(() => undefined);
      },
    });
    this.#announce();
  }

  #receive(message: TabMessage): void {
    if (message.is === 'leader') this.#announce();
    if (message.is === 'offline') this.#notifyOffline();
    const isForMe = message.is === 'event' && (message.tab ?? this.#environment.id) === this.#environment.id;
    if (isForMe) this.#dispatch(message.event);
    this.#leader?.receive(message);
  }

  /** Sends what this tab subscribes to, to the leader. */
  #announce(): void {
    const uris = [...this.#listeners.keys()];
    this.#latest.keep(uris);
    if (this.#own) this.#own.watch(this.#environment.isVisible() ? uris : []);
    if (!this.#isMember) return;
    this.#send({ is: 'subscribe', tab: this.#environment.id, uris });
  }

  /** A further listener of an object has to receive its current state, too. */
  #sendLatest(uri: string, listener: ObjectListener): void {
    if (!this.#listeners.get(uri)?.has(listener)) return;
    for (const event of this.#latest.of(uri)) hand(event, listener);
  }

  #send(message: TabMessage): void {
    if (this.#leader) this.#leader.receive(message);
    else this.#environment.channel?.postMessage(message);
  }

  #wake(): void {
    clearTimeout(this.#hiding);
    if (!this.#environment.isVisible()) {
      if (this.#own) this.#hiding = setTimeout(() => this.#announce(), hiddenMilliseconds);
      return;
    }
    this.#send({ is: 'resume' });
    this.#own?.wake();
    this.#announce();
  }

  #dispatch(event: StreamEvent): void {
    this.#announceKind(event);
    const listeners = this.#listeners.get(event.data.uri);
    if (!listeners) return;
    this.#latest.remember(event);
    for (const listener of [...listeners]) hand(event, listener);
  }

  /** Events of a watched kind count for its objects; what was known before its first event may be stale. */
  #announceKind({ name, data }: StreamEvent): void {
    if (name === 'kind') {
      const known = this.#revisions.get(data.uri);
      this.#revisions.set(data.uri, data.revision);
      if (known !== data.revision) announceKindChange(data.uri, data.etag);
    } else if (name === 'saved' || name === 'deleted') {
      const kind = kindOfUri(data.uri);
      if (!this.#listeners.has(kind)) announceKindChange(kind, name === 'saved' ? data.etag : null);
    }
  }

  #notifyOffline(): void {
    this.#latest.keep([]);
    for (const listeners of this.#listeners.values()) {
      for (const listener of [...listeners]) listener.onDown?.();
    }
  }
}

function hand(event: StreamEvent, listener: ObjectListener): void {
  if (event.name === 'here') listener.onHere?.(event.data);
  else if (event.name === 'changes') listener.onChanges?.(event.data);
  else if (event.name === 'saved') listener.onSaved?.(event.data);
  else if (event.name === 'deleted') listener.onDeleted?.(event.data);
  else if (event.name === 'current') listener.onCurrent?.(event.data);
}

function lockOf(scope: string, tab: string): string {
  return `${scope}.tab.${tab}`;
}
