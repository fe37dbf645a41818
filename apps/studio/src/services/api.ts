import { createStudioClient } from '@studio/api';
import { endSession } from '../session/endSession.ts';
import { session } from '../session/session.ts';

/** The console's client: same origin, cookie session; an invalid session ends at the sign-in screen. */
export const api = createStudioClient({
  getClientId: () => session.clientId,
  onInvalidSession: () => endSession('expired'),
});
