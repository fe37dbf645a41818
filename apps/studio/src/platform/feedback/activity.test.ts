import type { CurrentUser } from '@studio/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '../session/endSession.ts';
import { session } from '../session/session.ts';
import { activity, clearActivity, markActivitySeen, reportActivity, restoreActivity } from './activity.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  signIn('ann');
});

afterEach(() => {
  endSession('signedOut');
  vi.unstubAllGlobals();
});

function signIn(id: string): void {
  session.status = 'signedIn';
  session.current = { user: { id } } as CurrentUser;
}

/** What is left in memory when a page is loaded again: nothing. */
function reload(): void {
  const stored = new Map(kept);
  clearActivity();
  kept = stored;
}

const actions = () => activity.entries.map(({ action }) => action);

test('what has failed is still listed after a reload, the newest first, and what was seen stays seen', () => {
  reportActivity('Saving', 'No answer');
  const [seen] = activity.entries;
  markActivitySeen(seen?.id ?? '');
  reportActivity('Exporting', 'Too large');
  reload();
  expect(actions()).toEqual([]);
  restoreActivity('ann');
  expect(actions()).toEqual(['Exporting', 'Saving']);
  expect(activity.seenId).toBe(seen?.id);
  reportActivity('Restoring', 'Refused');
  expect(actions()).toEqual(['Restoring', 'Exporting', 'Saving']);
  expect(new Set(activity.entries.map(({ id }) => id)).size).toBe(3);
});

test('what is cleared does not come back', () => {
  reportActivity('Saving', 'No answer');
  clearActivity();
  reload();
  restoreActivity('ann');
  expect(actions()).toEqual([]);
});

test('failures are shown to their own user only, and the end of a session removes them', () => {
  reportActivity('Saving', 'No answer');
  reload();
  restoreActivity('bob');
  expect(actions()).toEqual([]);
  endSession('expired');
  expect([...kept.keys()]).toEqual([]);
});

test.each([
  'no JSON',
  'null',
  '{"userId":"ann"}',
  '{"userId":"ann","entries":[null,{"id":"1"},{"id":"2","time":1e300,"action":"a","reason":"r"}]}',
])('kept text that is not a list is no failure: %s', (text) => {
  kept.set('studio.activity', text);
  restoreActivity('ann');
  expect(actions()).toEqual([]);
});

test('closed storage is no failure', () => {
  const refuse = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  reportActivity('Saving', 'No answer');
  restoreActivity('ann');
  expect(actions()).toEqual(['Saving']);
  endSession('signedOut');
  expect(actions()).toEqual([]);
});

test('an action is named without the dots of what is running', () => {
  for (const action of ['Saving email notification...', 'Opening…', 'Version 1.'])
    reportActivity(action, 'No answer');
  expect(actions()).toEqual(['Version 1.', 'Opening', 'Saving email notification']);
});
