import type { RouteObject } from 'react-router';
import type { ObjectPaths } from './objectPaths.ts';
import { prefetchLoader } from './prefetchLoader.ts';

/** The two screens of an area whose objects are addressed by an id. */
export interface ObjectRoutesInput {
  readonly paths: ObjectPaths;
  /** What the list asks the server first, by its query string, and the editor, by the object's id. */
  readonly early: {
    readonly list: { ask(params: URLSearchParams): void };
    readonly object: { ask(id: string): void };
  };
  /** Load their code. */
  readonly list: NonNullable<RouteObject['lazy']>;
  readonly editor: NonNullable<RouteObject['lazy']>;
}

/** Makes the routes of a list and an editor: code and data of a screen are requested at once. */
export function objectRoutes({ paths, early, list, editor }: ObjectRoutesInput): RouteObject[] {
  return [
    {
      path: paths.listPath(),
      lazy: list,
      loader: prefetchLoader(({ searchParams }) => early.list.ask(searchParams)),
      // Changes while it is on screen, it loads itself.
      shouldRevalidate: () => false,
    },
    {
      path: `${paths.newPath}${paths.objectPattern}`,
      lazy: editor,
      loader: prefetchLoader(({ pathname }) => early.object.ask(paths.idIn(pathname))),
      // Another part of the same object's screen requests nothing.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        paths.idIn(currentUrl.pathname) !== paths.idIn(nextUrl.pathname),
    },
  ];
}
