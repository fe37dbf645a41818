import { createStudioClient, writingCalls } from '@studio/api';
import { announceKindChange, kindOfPath } from '../changes/kindChanges.ts';
import { endSession } from '../session/endSession.ts';
import { noteFirstCall } from '../session/firstCalls.ts';
import { session } from '../session/session.ts';
import { takeFirstAnswer } from './firstAnswers.ts';

/** The console's client: same origin, cookie session; an invalid session ends at the sign-in screen. */
export const api = createStudioClient({
  fetch: (request) => {
    noteFirstCall(request);
    return takeFirstAnswer(request) ?? globalThis.fetch(request);
  },
  getClientId: () => session.clientId,
  onInvalidSession: () => endSession('expired'),
});

api.use({
  onResponse({ request, response, schemaPath }) {
    const kind = kindOfPath(schemaPath);
    const isWrite = writingCalls.has(`${request.method} ${schemaPath}`);
    if (isWrite && response.ok && kind !== null) announceKindChange(kind, response.headers.get('ETag'));
  },
});
