import { LatestEvents } from './LatestEvents.ts';
import { type OpenStream, ReconnectingStream } from './ReconnectingStream.ts';
import type { TabMessage } from './TabMessage.ts';

/** The subscriptions of tabs arrive from all of them at once when one begins to lead. */
const gatherMilliseconds = 30;
/** The contract's limit. */
const mostObjects = 50;

interface EventLeaderOptions {
  readonly open: OpenStream;
  /** Sends a message to all tabs, this one included. */
  readonly send: (message: TabMessage) => void;
  /** Resolves when a tab is gone. */
  readonly untilGone: (tab: string) => Promise<void>;
}

/** Holds the one stream of a browser, for all tabs. */
export class EventLeader {
  readonly #options: EventLeaderOptions;
  readonly #stream: ReconnectingStream;
  readonly #wanted = new Map<string, readonly string[]>();
  readonly #latest = new LatestEvents();
  #gathering: ReturnType<typeof setTimeout> | undefined;

  constructor(options: EventLeaderOptions) {
    this.#options = options;
    const { open, send } = options;
    this.#stream = new ReconnectingStream({
      open,
      onEvent: (event) => {
        this.#latest.remember(event);
        send({ is: 'event', tab: null, event });
      },
      onDown: () => {
        this.#latest.keep([]);
        send({ is: 'offline' });
      },
    });
    send({ is: 'leader' });
  }

  /** Receives a message of a tab. */
  receive(message: TabMessage): void {
    if (message.is === 'resume') this.#stream.wake();
    if (message.is === 'subscribe') this.#want(message.tab, message.uris);
  }

  /** The network is gone. */
  lose(): void {
    this.#stream.lose();
  }

  stop(): void {
    clearTimeout(this.#gathering);
    this.#stream.watch([]);
  }

  #want(tab: string, uris: readonly string[]): void {
    const before = this.#wanted.get(tab);
    if (before === undefined) void this.#options.untilGone(tab).then(() => this.#drop(tab));
    this.#wanted.set(tab, uris);
    const isNew = (uri: string) => !before?.includes(uri);
    for (const event of uris.filter(isNew).flatMap((uri) => this.#latest.of(uri))) {
      this.#options.send({ is: 'event', tab, event });
    }
    this.#gather();
  }

  #drop(tab: string): void {
    this.#wanted.delete(tab);
    this.#gather();
  }

  #gather(): void {
    clearTimeout(this.#gathering);
    this.#gathering = setTimeout(() => {
      const uris = [...new Set([...this.#wanted.values()].flat())].slice(-mostObjects);
      this.#latest.keep(uris);
      this.#stream.watch(uris);
    }, gatherMilliseconds);
  }
}
