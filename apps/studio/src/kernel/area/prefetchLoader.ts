import type { LoaderFunctionArgs } from 'react-router';
import { session } from '../../platform/session/session.ts';

const asks = new WeakMap<object, (address: URL) => void>();

/**
 * A route's loader that requests data together with the code of the screen, and waits for nothing: the route of the session
 * decides what happens to who is not signed in.
 */
export function prefetchLoader(ask: (address: URL) => void) {
  const loader = ({ request }: LoaderFunctionArgs): null => {
    if (session.status === 'signedIn') ask(new URL(request.url));
    return null;
  };
  asks.set(loader, ask);
  return loader;
}

/** Requests the data of a route before the router gets to it; nothing happens for a loader of another make. */
export function prefetch(loader: unknown, address: URL): void {
  if (typeof loader === 'function') asks.get(loader)?.(address);
}
