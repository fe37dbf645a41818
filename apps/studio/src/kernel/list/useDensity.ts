import type { GridDensity } from '@studio/widgets';
import { usePreference } from '../../platform/preferences/preferences.ts';

/** The density of grid rows, from the preferences. */
export function useDensity(): GridDensity {
  return usePreference('console.density') === 'compact' ? 'compact' : 'comfortable';
}
