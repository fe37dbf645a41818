import { isProblem } from '@studio/api';
import { readEvents } from './readEvents.ts';
import type { StreamEvent } from './StreamEvent.ts';
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

/** A stream that is opened again whenever it is lost, until the session has ended. */
export class ReconnectingStream {
  readonly #options: ReconnectingStreamOptions;
  #uris: readonly string[] = [];
  #run: AbortController | null = null;
  #wake: () => void = () => undefined;

  constructor(options: ReconnectingStreamOptions) {
    this.#options = options;
  }

  /** Watches these objects and no others; none closes the stream. The stream before goes on until the new one is open. */
  watch(uris: readonly string[]): void {
    const isSame = uris.length === this.#uris.length && uris.every((uri) => this.#uris.includes(uri));
    if (isSame) return;
    this.#uris = uris;
    const before = this.#run;
    this.#wake();
    if (uris.length === 0) {
      before?.abort();
      this.#run = null;
    } else {
      this.#run = new AbortController();
      void this.#keepOpen(uris, this.#run, () => before?.abort());
    }
  }

  /** Does not wait any longer before the next attempt. */
  wake(): void {
    this.#wake();
  }

  async #keepOpen(uris: readonly string[], run: AbortController, onOpen: () => void): Promise<void> {
    const { signal } = run;
    for (let failures = 0; !signal.aborted && this.#isLatest(run); failures += 1) {
      try {
        const body = await this.#options.open(uris, signal);
        onOpen();
        await readEvents(body, (event) => {
          failures = 0;
          if (!signal.aborted) this.#options.onEvent(event);
        });
      } catch (error) {
        // What follows from a session that has ended is up to the session.
        if (isProblem(error, 401)) run.abort();
      }
      if (signal.aborted || !this.#isLatest(run)) return;
      this.#options.onDown();
      await this.#pause(waitBefore(failures), signal);
    }
  }

  #isLatest(run: AbortController): boolean {
    return this.#run === run;
  }

  async #pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#wake = end;
      signal.addEventListener('abort', end, { once: true });
    });
    this.#wake = () => undefined;
  }
}
