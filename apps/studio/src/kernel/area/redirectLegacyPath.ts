import { type RouteObject, redirect } from 'react-router';

/**
 * Where screens were before all of them stood under `/config`: leads there, whatever follows.
 * @param path without a slash at its ends
 */
export function redirectLegacyPath(path: string): RouteObject {
  return {
    path: `${path}/*`,
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return redirect(`/config${pathname}${search}`);
    },
  };
}
