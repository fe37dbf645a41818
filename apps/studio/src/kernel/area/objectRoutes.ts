import type { RouteObject } from 'react-router';
import { askEarly } from './askEarly.ts';
import type { ObjectPaths } from './objectPaths.ts';

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

/** Makes the routes of a list and an editor: code and data of a screen are asked for at once. */
export function objectRoutes({ paths, early, list, editor }: ObjectRoutesInput): RouteObject[] {
  return [
    {
      path: paths.listPath(),
      lazy: list,
      loader: askEarly(({ searchParams }) => early.list.ask(searchParams)),
      // What changes while it is on screen, it asks for itself.
      shouldRevalidate: () => false,
    },
    {
      path: `${paths.newPath}${paths.objectPattern}`,
      lazy: editor,
      loader: askEarly(({ pathname }) => early.object.ask(paths.idIn(pathname))),
      // Another part of the same object's screen asks for nothing.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        paths.idIn(currentUrl.pathname) !== paths.idIn(nextUrl.pathname),
    },
  ];
}
