import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from 'react-router';
import { Base } from './Base.tsx';
import { Root } from './Root.tsx';
import { dataSetRoutes } from './screens/dataSets/dataSets.routes.tsx';
import { storeDeepLink, takeDeepLink } from './session/deepLink.ts';
import { onSessionEnd } from './session/endSession.ts';
import { session } from './session/session.ts';
import { RootError } from './shell/RootError.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { startPath } from './shell/startPath.ts';

/** Every route of the console. */
const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    HydrateFallback: Base,
    ErrorBoundary: RootError,
    children: [
      { index: true, loader: () => redirect(afterSignInPath()) },
      {
        path: 'login',
        loader: () => (session.status === 'signedIn' ? redirect(afterSignInPath()) : null),
        lazy: () => import('./screens/signIn/route.tsx'),
      },
      {
        loader: requireSession,
        shouldRevalidate: () => true,
        lazy: () => import('./shell/route.tsx'),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { path: 'config', loader: () => redirect(afterSignInPath()) },
              ...dataSetRoutes,
              {
                path: 'config/default/defaultHomePage',
                lazy: () => import('./screens/home/route.tsx'),
              },
              { path: '*', lazy: () => import('./screens/notFound/route.tsx') },
            ],
          },
        ],
      },
    ],
  },
];

/** Where a user who has just signed in goes: the stored deep link, else the first function, else the empty home page. */
export function afterSignInPath(): string {
  return takeDeepLink(isStudioPath) ?? startPath(session.functions);
}

/** True for a path that one of the console's screens answers. */
function isStudioPath(path: string): boolean {
  const { pathname } = new URL(path, 'https://studio.invalid');
  const last = matchRoutes(routes, pathname)?.at(-1)?.route;
  return last !== undefined && last.path !== '*' && last.path !== 'login';
}

function requireSession({ request }: { request: Request }): Response | null {
  if (session.status === 'signedIn') return null;
  const { pathname, search } = new URL(request.url);
  if (pathname !== '/') storeDeepLink(pathname + search);
  return redirect('/login');
}

/** Makes the router and sends it to the sign-in screen whenever the session ends. */
export function createStudioRouter() {
  const router = createBrowserRouter(routes);
  onSessionEnd((reason) => {
    const { pathname, search } = router.state.location;
    if (reason === 'expired') storeDeepLink(pathname + search);
    void router.navigate('/login', { replace: reason === 'expired' });
  });
  return router;
}
