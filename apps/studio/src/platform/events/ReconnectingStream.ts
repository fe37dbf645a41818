import { isProblem } from '@studio/api';
import { createParser } from 'eventsource-parser';
import { readStreamEvent, type StreamEvent } from './StreamEvent.ts';
import { waitBefore } from './waitBefore.ts';

/** Opens the server's stream for some objects. @throws as every call of the client. */
export type OpenStream = (
  uris: readonly string[],
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array>>;

interface ReconnectingStreamOptions {
  readonly open: OpenStream;
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream was lost; it is opened again after a while. */
  readonly onDown: () => void;
}

/** Keeps a stream for some objects open. */
interface Run {
  readonly uris: readonly string[];
  readonly ending: AbortController;
  /** Reads no further: the stream counts as lost. */
  cut: () => void;
}

/** A stream that is opened again whenever it is lost, until the session has ended. */
export class ReconnectingStream {
  readonly #options: ReconnectingStreamOptions;
  /** The one for what is watched now. */
  #latest: Run | null = null;
  /** The one whose stream is open: the latest, or the one before it until that has opened. */
  #open: Run | null = null;
  #wake: () => void = () => undefined;

  constructor(options: ReconnectingStreamOptions) {
    this.#options = options;
  }

  /** Watches these objects and no others; none closes the stream. The stream before goes on until the new one is open. */
  watch(uris: readonly string[]): void {
    if (isSame(uris, this.#latest?.uris ?? [])) return;
    if (this.#latest !== this.#open) this.#latest?.ending.abort();
    if (uris.length === 0) {
      this.#end();
      this.#latest = null;
    } else if (this.#open && isSame(uris, this.#open.uris)) {
      this.#latest = this.#open;
    } else {
      this.#latest = { uris, ending: new AbortController(), cut: () => undefined };
      void this.#keepOpen(this.#latest);
    }
  }

  /** The network is gone: what is open is lost, though it has not ended yet. */
  lose(): void {
    this.#open?.cut();
  }

  /** Does not wait any longer before the next attempt. */
  wake(): void {
    this.#wake();
  }

  async #keepOpen(run: Run): Promise<void> {
    const { signal } = run.ending;
    for (let failures = 0; ; failures += 1) {
      try {
        const body = await this.#options.open(run.uris, signal);
        if (!this.#replace(run)) return void body.cancel().catch(() => undefined);
        const { reading, cut } = readEvents(body, (event) => {
          failures = 0;
          if (!signal.aborted) this.#options.onEvent(event);
        });
        run.cut = cut;
        await reading;
      } catch (error) {
        // What follows from a session that has ended is up to the session.
        if (isProblem(error, 401)) this.#end();
      }
      if (signal.aborted) return;
      if (this.#open === run) this.#open = null;
      this.#options.onDown();
      if (this.#latest !== run) return;
      await this.#pause(waitBefore(failures), signal);
      if (signal.aborted) return;
    }
  }

  /** Closes the stream before, now that this one is open. False when this one is not wanted any more. */
  #replace(run: Run): boolean {
    if (run.ending.signal.aborted) return false;
    if (this.#open !== run) this.#open?.ending.abort();
    this.#open = run;
    return true;
  }

  #end(): void {
    this.#latest?.ending.abort();
    this.#open?.ending.abort();
    this.#open = null;
  }

  /** Waits, unless it is woken or ended. */
  async #pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = () => resolve();
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    this.#wake = end;
    await promise;
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((uri) => right.includes(uri));
}

/** The server sends something every 15 seconds. What is lost without a sign is shown as live until then. */
const longestSilence = 25_000;

/**
 * Reads events to the end of a stream, or until it is cut or nothing has come for 25 seconds.
 * @returns `reading` is rejected when the connection breaks
 */
function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
): { readonly reading: Promise<void>; readonly cut: () => void } {
  const reader = body.getReader();
  const cut = () => void reader.cancel().catch(() => undefined);
  return { reading: readAll(reader, onEvent, cut), cut };
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  cut: () => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event: name, data }) => {
      const event = readStreamEvent(name, data);
      if (event) onEvent(event);
    },
  });
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const silence = setTimeout(cut, longestSilence);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // What cannot be read must not keep its connection: a browser has few.
    cut();
  }
}
