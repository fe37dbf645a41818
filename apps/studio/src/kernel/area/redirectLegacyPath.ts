import { type RouteObject, redirect } from 'react-router';

/**
 * The addresses that screens had before all of them were under `/config`: redirects with the rest of the path.
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
