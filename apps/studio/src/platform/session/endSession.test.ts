import { expect, test, vi } from 'vitest';
import { endSession, onSessionEnd } from './endSession.ts';
import { session } from './session.ts';

test('a listener that fails keeps no other from clearing what is the user’s; the failure is reported', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const failure = new Error('Its storage is blocked.');
  const received: string[] = [];
  const stops = [
    onSessionEnd((reason) => received.push(`first ${reason}`)),
    onSessionEnd(() => {
      throw failure;
    }),
    onSessionEnd((reason) => received.push(`last ${reason}`)),
  ];
  session.status = 'signedIn';
  session.clientId = 'client';
  endSession('expired');
  expect(received).toEqual(['first expired', 'last expired']);
  expect(reported).toEqual([failure]);
  expect(session).toMatchObject({ status: 'signedOut', clientId: null, endedBecause: 'expired' });
  endSession('signedOut');
  expect(received).toHaveLength(2);
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});
