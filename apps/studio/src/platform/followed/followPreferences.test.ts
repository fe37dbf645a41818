import type * as Api from '@studio/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { announceKindChange } from '../changes/kindChanges.ts';
import { preference, takePreferences } from '../preferences/preferences.ts';
import { session } from '../session/session.ts';
import { followPreferences } from './followPreferences.ts';

/** The calls that wait for an answer, in their order. */
const server = vi.hoisted(() => ({ waiting: [] as ((answer: Response) => void)[] }));

vi.mock('../http/api.ts', async () => {
  const { createStudioClient } = await vi.importActual<typeof Api>('@studio/api');
  const fetch = () => new Promise<Response>((resolve) => server.waiting.push(resolve));
  const options = { baseUrl: 'http://studio.test', fetch, timeoutMs: 0 };
  return {
    api: createStudioClient({ ...options, getClientId: () => 'client', onInvalidSession: () => undefined }),
  };
});
// It sets the theme of a document.
vi.mock('../preferences/obeyPreferences.ts', () => ({ obeyPreferences: () => undefined }));

const change = () => announceKindChange('/DefaultPreference');
const calls = (count: number) => vi.waitFor(() => expect(server.waiting).toHaveLength(count));
const answer = (at: number, rows: string) =>
  server.waiting[at]?.(Response.json({ 'lists.defaultPageSize': rows }));
const becomes = (rows: number) => vi.waitFor(() => expect(preference('lists.defaultPageSize')).toBe(rows));

let stop: () => void;

beforeEach(() => {
  server.waiting = [];
  takePreferences({});
  session.status = 'signedIn';
  stop = followPreferences();
  // The stream confirms the kind as it opens.
  change();
  return () => {
    stop();
    session.status = 'signedOut';
  };
});

test('where no stream opens it is asked once all the same', async () => {
  stop();
  vi.useFakeTimers();
  stop = followPreferences();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  // The first one is that of the stream before.
  expect(server.waiting).toHaveLength(2);
});

test('what is set holds as soon as it is known, and what somebody changes as soon as it is asked again', async () => {
  await calls(1);
  answer(0, '50');
  await becomes(50);
  change();
  await calls(2);
  answer(1, '10');
  await becomes(10);
});

test('an earlier answer that comes after a later one changes nothing', async () => {
  await calls(1);
  change();
  await calls(2);
  answer(1, '10');
  await becomes(10);
  answer(0, '50');
  change();
  await calls(3);
  expect(preference('lists.defaultPageSize')).toBe(10);
  answer(2, '100');
  await becomes(100);
});

test('what cannot be asked stays as it was, and nothing is asked once no user is signed in or it is stopped', async () => {
  await calls(1);
  answer(0, '50');
  await becomes(50);
  change();
  await calls(2);
  server.waiting[1]?.(Response.json({ title: 'Failed', status: 500 }, { status: 500 }));
  change();
  await calls(3);
  expect(preference('lists.defaultPageSize')).toBe(50);
  session.status = 'signedOut';
  change();
  session.status = 'signedIn';
  stop();
  change();
  expect(server.waiting).toHaveLength(3);
});
