import type { Arrival } from './arrival.ts';

/** What the address contained when this page was opened; the sign-in screen takes it. */
export const arrivalState: { current: Arrival } = {
  current: { username: null, externalToken: null, isManual: false },
};
