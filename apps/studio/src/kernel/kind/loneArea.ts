import type { RouteObject } from 'react-router';
import { type Area, defineArea } from '../area/Area.ts';
import { prefetchLoader } from '../area/prefetchLoader.ts';
import type { EarlyObject } from '../object/earlyObject.ts';
import { loneId } from './loneKind.ts';

/** What an area of one object declares besides the kind. */
export interface LoneAreaInput extends Omit<Area, 'path' | 'section' | 'routes' | 'subTabs'> {
  /** Loads the code of its screen. */
  readonly editor: NonNullable<RouteObject['lazy']>;
}

/** Declares the area of a kind of which there is one object: its editor, without a list before it. */
export function loneArea<Doc>(
  { path, object }: { readonly path: string; readonly object: EarlyObject<Doc> },
  { editor, ...rest }: LoneAreaInput,
): Area {
  return defineArea({
    ...rest,
    path,
    section: path,
    routes: [
      {
        path,
        lazy: editor,
        loader: prefetchLoader(() => object.ask(loneId)),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      },
    ],
  });
}
