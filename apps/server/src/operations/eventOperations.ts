import { readWatchedUri } from '../events/readWatchedUri.ts';
import type { Operations } from '../http/Operation.ts';
import type { Services } from '../Services.ts';

type EventOperations = Pick<Operations, 'watchObjects'>;

const headers = {
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // A connection that is not used again does not hold up a server that stops.
  connection: 'close',
};

/** What happens to objects, as it happens. */
export function eventOperations({ events, registry }: Services): EventOperations {
  return {
    watchObjects: {
      handle: ({ query, signedIn }) => {
        const watched = query.uri.map((uri) => readWatchedUri(registry, uri));
        const body = events.open(signedIn(), watched, query.registrationIdentifier);
        return { status: 200, headers, contentType: 'text/event-stream', body };
      },
    },
  };
}
