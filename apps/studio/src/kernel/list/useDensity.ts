import type { GridDensity } from '@studio/widgets';
import { usePreference } from '../../platform/preferences/preferences.ts';

/** How close the rows of grids stand, as the preferences say. */
export function useDensity(): GridDensity {
  return usePreference('console.density') === 'compact' ? 'compact' : 'comfortable';
}
