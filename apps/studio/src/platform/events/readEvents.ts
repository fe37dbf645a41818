import { createParser } from 'eventsource-parser';
import { readStreamEvent, type StreamEvent } from './StreamEvent.ts';

/** The server says something every 15 seconds. */
const longestSilence = 45_000;

/**
 * Reads events to the end of a stream, or until nothing has come for 45 seconds.
 * @throws when the connection breaks
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event: name, data }) => {
      const event = readStreamEvent(name, data);
      if (event) onEvent(event);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const close = () => void reader.cancel().catch(() => undefined);
  try {
    for (;;) {
      const silence = setTimeout(close, longestSilence);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // What cannot be read must not keep its connection: a browser has few.
    close();
  }
}
