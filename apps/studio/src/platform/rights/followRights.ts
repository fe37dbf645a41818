import { result } from '@studio/api';
import { onKindChange } from '../changes/kindChanges.ts';
import { watchKind } from '../events/watchObject.ts';
import { api } from '../http/api.ts';
import { rightsChanges, session } from '../session/session.ts';

/** The kinds of object from which it follows what a user may do. */
const kinds = ['/Permission', '/User'];

let asked = 0;

/**
 * Asks again what the signed-in user may do: screens that are open offer what they may, and keep what was typed. What cannot be asked stays as
 * it was; the server refuses what is not allowed any more.
 */
export function refreshRights(): void {
  // A user who is signing out is not notified.
  if (session.status !== 'signedIn') return;
  rightsChanges.emit();
  asked += 1;
  const turn = asked;
  result(api.GET('/rest/User/current')).then(
    ({ data }) => {
      // An earlier answer that comes after a later one says what was.
      if (turn !== asked || session.status !== 'signedIn') return;
      // The same once more would draw everything anew that shows it.
      if (JSON.stringify(data) !== JSON.stringify(session.current)) session.current = data;
    },
    () => undefined,
  );
}

/**
 * Asks what the user may do whenever permissions or users are changed by anybody.
 * @returns stops that
 */
export function followRights(): () => void {
  let isPending = false;
  // One stream has the events of both kinds, and a connection confirms both at once: they are asked about together.
  const refreshOnce = () => {
    if (isPending) return;
    isPending = true;
    setTimeout(() => {
      isPending = false;
      refreshRights();
    });
  };
  const stops = kinds.flatMap((kind) => [watchKind(kind), onKindChange(kind, refreshOnce)]);
  return () => {
    for (const stop of stops) stop();
  };
}
