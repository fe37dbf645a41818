import { GlobalStyles } from '@studio/ui';
import { createBrowserRouter, matchRoutes, Outlet, type RouteObject, redirect } from 'react-router';
import { homePath, installAreas, knownAreas } from '../kernel/area/areas.ts';
import { prefetch } from '../kernel/area/prefetchLoader.ts';
import { startPath } from '../kernel/area/startPath.ts';
import { storeDeepLink, takeDeepLink } from '../platform/session/deepLink.ts';
import { onSessionEnd } from '../platform/session/endSession.ts';
import { session } from '../platform/session/session.ts';
import { Component as SignInRoute } from '../screens/signIn/route.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { ShellLayout } from '../shell/ShellLayout.tsx';
import { areas } from './areas.ts';
import { Base } from './Base.tsx';

installAreas(areas, async () => (await import('./lateAreas.ts')).lateAreas);

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
        // Its screen is the first that the page shows, and so it is there.
        Component: SignInRoute,
      },
      {
        loader: requireSession,
        shouldRevalidate: () => true,
        Component: ShellLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { path: 'config', loader: () => redirect(afterSignInPath()) },
              ...areas.flatMap((area) => area.routes),
              {
                path: 'config/default/defaultHomePage',
                lazy: () => import('../screens/home/route.tsx'),
              },
              { path: '*', lazy: () => import('../screens/notFound/route.tsx') },
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

/** Loads the code of the screen at a path of the console; without one, of the first screen that there is. */
export async function prepareScreen(path: string | null): Promise<void> {
  const [first] = knownAreas().values();
  const { pathname } = new URL(path ?? first?.path ?? homePath, location.origin);
  const lazy = matchRoutes(routes, pathname)?.map(({ route }) => route.lazy) ?? [];
  await Promise.all(lazy.map((load) => (typeof load === 'function' ? load() : undefined)));
}

/** Asks for the data of the screen at a path, before the router gets to it. */
export function askScreen(path: string): void {
  const address = new URL(path, location.origin);
  for (const { route } of matchRoutes(routes, address.pathname) ?? []) prefetch(route.loader, address);
}

/** True for a path that may be opened after signing in; one without a screen is answered with that it has none. */
function isStudioPath(path: string): boolean {
  const { pathname } = new URL(path, 'https://studio.invalid');
  const last = matchRoutes(routes, pathname)?.at(-1)?.route;
  return last !== undefined && last.path !== 'login';
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

/** The outermost route. */
function Root() {
  return (
    <Base>
      <Outlet />
    </Base>
  );
}

/** `RouteError` in the place of everything, where nothing else brings the base styles. */
function RootError() {
  return (
    <>
      <GlobalStyles />
      <main>
        <RouteError />
      </main>
    </>
  );
}
