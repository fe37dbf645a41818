import type { AdminFunction } from '@studio/api';
import { homePath, knownAreas } from './areas.ts';

/** The screen that opens after sign-in: the first admin function that has one, else the empty home page. */
export function startPath(
  functions: readonly Pick<AdminFunction, 'key'>[],
  screens: ReadonlyMap<string, { readonly path: string }> = knownAreas(),
): string {
  const first = functions.find(({ key }) => screens.has(key));
  return (first && screens.get(first.key)?.path) ?? homePath;
}
