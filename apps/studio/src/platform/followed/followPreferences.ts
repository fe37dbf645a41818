import { result } from '@studio/api';
import { followKind } from '../events/followKind.ts';
import { api } from '../http/api.ts';
import { obeyPreferences } from '../preferences/obeyPreferences.ts';
import { takePreferences } from '../preferences/preferences.ts';
import { session } from '../session/session.ts';

/**
 * Asks which preferences are set, once and again whenever somebody changes them: they hold at once. What cannot be asked stays as it was.
 * @returns stops that
 */
export function followPreferences(): () => void {
  return followKind('/DefaultPreference', ask);
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
      if (takePreferences(data)) obeyPreferences();
    },
    () => undefined,
  );
}
