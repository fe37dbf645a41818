import type { Preference } from '@studio/api';
import { loneKind } from '../../kernel/kind/loneKind.ts';

/** The preferences of the studio: where they are, and what their screen asks for first. */
export const preferences = loneKind<Preference>({
  kind: '/DefaultPreference',
  path: '/config/generalPreferences/manager',
});

/** The parameter of the address that names one preference on the screen of all of them. */
export const preferenceParameter = 'preference';

/** The address of one preference. */
export function pathOfPreference(name: string): string {
  return `${preferences.path}?${new URLSearchParams({ [preferenceParameter]: name })}`;
}
