import type * as Api from '@studio/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session.ts';
import { scheduleRefresh } from './refresh.ts';

const hour = 3_600_000;

/** A server whose sessions live an hour after each refresh, and end for good at some time. */
const server = vi.hoisted(() => ({ end: 0, refreshes: [] as number[] }));

vi.mock('../http/api.ts', async () => {
  const { createStudioClient } = await vi.importActual<typeof Api>('@studio/api');
  const { endSession } =
    await vi.importActual<typeof import('../session/endSession.ts')>('../session/endSession.ts');
  const fetch = async () => {
    const now = Date.now();
    server.refreshes.push(now);
    const headers = { Date: new Date(now).toUTCString(), 'Content-Type': 'application/json' };
    if (now >= server.end) return Response.json({ title: 'Not signed in' }, { status: 401, headers });
    return Response.json({ expiresAt: Math.min(now + 3_600_000, server.end) }, { headers });
  };
  const options = { baseUrl: 'http://studio.test', fetch, timeoutMs: 0 };
  const onInvalidSession = () => endSession('expired');
  return { api: createStudioClient({ ...options, getClientId: () => 'client', onInvalidSession }) };
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  server.refreshes = [];
  session.status = 'signedIn';
});

afterEach(() => {
  vi.useRealTimers();
});

test('a session is refreshed at half of its life, until it cannot be extended; then it is left alone to its end', async () => {
  const start = Date.now();
  server.end = start + 2 * hour;
  scheduleRefresh(start + hour, start);
  await vi.advanceTimersByTimeAsync(2 * hour - 1000);
  const minutes = server.refreshes.map((time) => Math.round((time - start) / 60_000));
  expect(minutes).toEqual([30, 60, 90]);
  expect(session.status).toBe('signedIn');

  await vi.advanceTimersByTimeAsync(6000);
  expect(session.status).toBe('signedOut');
  expect(session.endedBecause).toBe('expired');
  await vi.advanceTimersByTimeAsync(hour);
  expect(server.refreshes).toHaveLength(4);
});
