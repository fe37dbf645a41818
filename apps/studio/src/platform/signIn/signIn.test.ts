import type * as Api from '@studio/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Answer = () => Response | Promise<Response>;

/** What `GET /rest/Login` is answered with, one call after the other; the last answer stays. */
const server = vi.hoisted(() => ({ answers: [] as Answer[], calls: 0 }));

vi.mock('../http/api.ts', async () => {
  const { createStudioClient } = await vi.importActual<typeof Api>('@studio/api');
  const fetch = async () => {
    server.calls += 1;
    const answer = server.answers.length > 1 ? server.answers.shift() : server.answers[0];
    return answer?.() ?? new Response(null, { status: 204 });
  };
  const options = { baseUrl: 'http://studio.test', fetch, timeoutMs: 0 };
  return {
    api: createStudioClient({ ...options, getClientId: () => 'client', onInvalidSession: () => undefined }),
  };
});

/** The channel between the tabs, on which this tab only listens. */
class OneChannel extends EventTarget {
  static opened: OneChannel | null = null;

  constructor() {
    super();
    OneChannel.opened = this;
  }
}

const user = { id: 'ana', username: 'ana', name: 'Ana North' };
const refused = (status: number) => () => Response.json({ title: 'Refused', status }, { status });
const sessionOf = (id: string) => () =>
  Response.json({
    ...{ clientId: 'replaced', user: { ...user, id }, loginType: 'password' },
    expiresAt: Date.now() + 3_600_000,
  });

/** A page on which Ana is signed in, and which is notified that another tab of the browser has signed in. */
async function receiveSignIn() {
  vi.stubGlobal('BroadcastChannel', OneChannel);
  const { session } = await import('../session/session.ts');
  Object.assign(session, { status: 'signedIn', clientId: 'client', current: { user }, endedBecause: null });
  await import('./signIn.ts');
  OneChannel.opened?.dispatchEvent(new MessageEvent('message', { data: 'signedIn' }));
  await vi.advanceTimersByTimeAsync(10);
  return session;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  Object.assign(server, { answers: [], calls: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that cannot answer ends no session: it is asked again, and the session that another tab began is taken', async () => {
  server.answers = [refused(503), refused(503), sessionOf('ana')];
  const session = await receiveSignIn();
  expect(server.calls).toBe(1);
  expect(session).toMatchObject({ status: 'signedIn', clientId: 'client' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toBe(3);
  expect(session).toMatchObject({ status: 'signedIn', clientId: 'replaced' });
});

test('one that refuses does', async () => {
  server.answers = [refused(401)];
  expect(await receiveSignIn()).toMatchObject({ status: 'signedOut', endedBecause: 'expired' });
});

test('so does the session of somebody else', async () => {
  server.answers = [sessionOf('jon')];
  expect(await receiveSignIn()).toMatchObject({ status: 'signedOut', endedBecause: 'expired' });
});

test('where the browser forbids channels between tabs, the page signs out all the same', async () => {
  vi.resetModules();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const { session } = await import('../session/session.ts');
  Object.assign(session, { status: 'signedIn', clientId: 'client', current: { user } });
  const { signOut } = await import('./signIn.ts');
  await signOut();
  expect(session).toMatchObject({ status: 'signedOut', endedBecause: 'signedOut' });
});
