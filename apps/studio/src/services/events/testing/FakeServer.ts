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
  /** How often it was asked for a stream. */
  calls = 0;
  readonly open: OpenStream = async (uris, signal) => {
    this.calls += 1;
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
          if (!this.#streams.delete(stream)) return;
          this.log.push(`close ${number}`);
          controller.error(signal.reason);
        });
      },
    });
  }

  #write(text: string): void {
    for (const { controller } of this.#streams) controller.enqueue(new TextEncoder().encode(text));
  }
}
