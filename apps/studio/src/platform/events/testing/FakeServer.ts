import { ConnectionError, ProblemError } from '@studio/api';
import type { OpenStream } from '../ReconnectingStream.ts';
import type { StreamEvent } from '../StreamEvent.ts';

interface Stream {
  readonly number: number;
  readonly uris: readonly string[];
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

/** Holds streams as the server does. */
export class FakeServer {
  /** What was opened and closed. */
  readonly log: string[] = [];
  isDown = false;
  hasEnded = false;
  /** Answers wait for it. */
  hold: Promise<void> = Promise.resolve();
  /** Number of stream requests. */
  calls = 0;
  readonly open: OpenStream = async (uris, signal) => {
    this.calls += 1;
    await Promise.race([this.hold, untilAborted(signal)]);
    signal.throwIfAborted();
    if (this.isDown) throw new ConnectionError('network', undefined);
    if (this.hasEnded) throw new ProblemError(401, { type: '', title: '', status: 401 }, new Headers());
    return this.#add(uris, signal);
  };
  readonly #streams = new Set<Stream>();
  #count = 0;

  /** The objects of each stream that is open. */
  get watched(): (readonly string[])[] {
    return [...this.#streams].map(({ uris }) => uris);
  }

  send({ name, data }: StreamEvent): void {
    this.#write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  beat(): void {
    this.#write(':\n\n');
  }

  /** Sends what is no event. */
  garble(): void {
    this.#write('event: current\ndata: {\n\n');
  }

  /** Breaks every connection. */
  lose(): void {
    for (const stream of this.#streams) {
      this.#streams.delete(stream);
      stream.controller.error(new TypeError('network error'));
    }
  }

  #add(uris: readonly string[], signal: AbortSignal): ReadableStream<Uint8Array> {
    this.#count += 1;
    const number = this.#count;
    this.log.push(`open ${number}`);
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const stream = { number, uris, controller };
        this.#streams.add(stream);
        signal.addEventListener('abort', () => {
          if (this.#close(stream)) controller.error(signal.reason);
        });
      },
      cancel: () => {
        const stream = [...this.#streams].find((each) => each.number === number);
        if (stream) this.#close(stream);
      },
    });
  }

  #close(stream: Stream): boolean {
    const wasOpen = this.#streams.delete(stream);
    if (wasOpen) this.log.push(`close ${stream.number}`);
    return wasOpen;
  }

  #write(text: string): void {
    for (const { controller } of this.#streams) controller.enqueue(new TextEncoder().encode(text));
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}
