import { readObjectUri } from '../events/readObjectUri.ts';
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
export function eventOperations({ events }: Services): EventOperations {
  return {
    watchObjects: {
      handle: ({ query, signedIn }) => {
        const body = events.open(signedIn(), query.uri.map(readObjectUri));
        return { status: 200, headers, contentType: 'text/event-stream', body };
      },
    },
  };
}
