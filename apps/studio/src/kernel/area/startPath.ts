import type { AdminFunction } from '@studio/api';
import { preference } from '../../platform/preferences/preferences.ts';
import { homePath, knownAreas } from './areas.ts';

/** The screen that opens after sign-in: that of the preferences, else the first admin function that has one, else the empty home page. */
export function startPath(
  functions: readonly Pick<AdminFunction, 'key'>[],
  screens: ReadonlyMap<string, { readonly path: string }> = knownAreas(),
  wanted: string = preference('console.startPage'),
): string {
  const shown = functions.filter(({ key }) => screens.has(key));
  const first = shown.find(({ key }) => key === wanted) ?? shown[0];
  return (first && screens.get(first.key)?.path) ?? homePath;
}
