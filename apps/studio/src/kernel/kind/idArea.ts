import type { RouteObject } from 'react-router';
import { type Area, defineArea } from '../area/Area.ts';
import { objectRoutes } from '../area/objectRoutes.ts';
import type { IdKind, IdPath } from './idKind.ts';

/** What an area of one kind that is addressed by ids declares besides the kind. */
export interface IdAreaInput
  extends Omit<Area, 'path' | 'section' | 'furtherSection' | 'routes' | 'subTabs'> {
  /** Load the code of its two screens. */
  readonly list: NonNullable<RouteObject['lazy']>;
  readonly editor: NonNullable<RouteObject['lazy']>;
  /** Further routes, such as those of earlier addresses. Default: none. */
  readonly furtherRoutes?: readonly RouteObject[];
}

/** Declares the area of a kind that is addressed by ids: a list and an editor. */
export function idArea<Path extends IdPath>(
  kind: IdKind<Path>,
  { list, editor, furtherRoutes = [], ...rest }: IdAreaInput,
): Area {
  const path = kind.paths.listPath();
  const { newPath } = kind.paths;
  const section = path.slice(0, path.lastIndexOf('/') + 1);
  return defineArea({
    ...{ ...rest, path, section },
    ...(!newPath.startsWith(section) && { furtherSection: newPath }),
    routes: [...objectRoutes({ paths: kind.paths, early: kind, list, editor }), ...furtherRoutes],
  });
}
