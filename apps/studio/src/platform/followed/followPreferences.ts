import { result } from '@studio/api';
import { onKindChange } from '../changes/kindChanges.ts';
import { watchKind } from '../events/watchObject.ts';
import { api } from '../http/api.ts';
import { obeyPreferences } from '../preferences/obeyPreferences.ts';
import { takePreferences } from '../preferences/preferences.ts';
import { session } from '../session/session.ts';

/**
 * Asks which preferences are set, now and again whenever somebody changes them: they hold at once. What cannot be asked stays as it was.
 * @returns stops that
 */
export function followPreferences(): () => void {
  const stops = [watchKind('/DefaultPreference'), onKindChange('/DefaultPreference', ask)];
  ask();
  return () => {
    for (const stop of stops) stop();
  };
}

let asked = 0;

function ask(): void {
  // While signing out nothing is applied any more.
  if (session.status !== 'signedIn') return;
  asked += 1;
  const turn = asked;
  result(api.GET('/rest/DefaultPreference/effective')).then(
    ({ data }) => {
      // An earlier answer that comes after a later one says what was.
      if (turn !== asked) return;
      takePreferences(data);
      obeyPreferences();
    },
    () => undefined,
  );
}
