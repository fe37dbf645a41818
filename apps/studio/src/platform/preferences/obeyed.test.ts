import { ProblemError } from '@studio/api';
import { formatDateTime } from '@studio/widgets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isExpired } from '../../kernel/editor/drafts/expiry.ts';
import { Editor } from '../../kernel/editor/Editor.ts';
import { ObjectHistory } from '../../kernel/editor/history/ObjectHistory.ts';
import { TinyServer } from '../../kernel/editor/testing/TinyServer.ts';
import { loadPages } from '../../kernel/resource/loadDataSetItems.ts';
import { addressesFault } from '../../screens/emails/editor/sendTest.ts';
import { searchAreas } from '../../shell/palette/useObjectSearch.ts';
import { activity, clearActivity, reportActivity } from '../feedback/activity.ts';
import { notices } from '../feedback/notices.ts';
import { withProgress } from '../feedback/progress.ts';
import { retryWhileBusy } from '../http/retryWhileBusy.ts';
import { session } from '../session/session.ts';
import { keepPresent } from '../signIn/presence.ts';
import { scheduleRefresh } from '../signIn/refresh.ts';
import { takePreferences } from './preferences.ts';

/** What a console does otherwise as soon as a preference is another one; what is drawn is tried in scenarios. */
const server = vi.hoisted(() => ({ calls: [] as string[] }));

vi.mock('../http/api.ts', () => {
  const call = (path: string) => {
    server.calls.push(path);
    return Promise.reject(new Error('down'));
  };
  return { api: { GET: call, POST: call } };
});

const second = 1000;
const signal = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  server.calls = [];
  session.status = 'signedIn';
});

afterEach(() => {
  takePreferences({});
  clearActivity();
  notices.list = [];
  session.status = 'signedOut';
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('lines of the activity list', () => {
  takePreferences({ 'history.activityLines': '10' });
  for (let line = 0; line < 12; line += 1) reportActivity('Saving', `${line}`);
  expect(activity.entries).toHaveLength(10);
  expect(activity.entries[0]?.reason).toBe('11');
});

test('how long what can be done with a success is offered', async () => {
  takePreferences({ 'console.progressOfferSeconds': '7' });
  const offer = () => ({ label: 'Undo', onAction: () => undefined });
  await withProgress({ loading: 'Saving', success: 'Saved', offer }, async () => true);
  expect(notices.list).toMatchObject([{ message: 'Saved', durationMs: 7 * second }]);
});

test('how long a save waits for a busy server', async () => {
  const busy = () => {
    const headers = new Headers({ 'Retry-After': '2' });
    throw new ProblemError(503, { type: '/problems/busy', title: 'Busy', status: 503 }, headers);
  };
  const waited = async (seconds: string) => {
    takePreferences({ 'editor.busyWaitSeconds': seconds });
    const start = Date.now();
    const ending = retryWhileBusy(async () => busy(), { signal, onWait: () => undefined }).catch(Date.now);
    await vi.runAllTimersAsync();
    return (await ending) - start;
  };
  expect(await waited('10')).toBeLessThanOrEqual(10 * second);
  expect(await waited('60')).toBeGreaterThan(50 * second);
});

test('how often a save is merged with what others have saved', async () => {
  takePreferences({ 'editor.mostMerges': '2' });
  const others = new TinyServer();
  const definition = others.definition();
  let saves = 0;
  const save: typeof definition.save = (...given) => {
    saves += 1;
    others.change({ title: `Theirs ${saves}` });
    return definition.save(...given);
  };
  const editor = new Editor({ ...definition, save }, 'one', others.current());
  editor.edit({ ...editor.state.draft, text: 'mine' }, {});
  expect(await editor.save()).toBe(false);
  expect(saves).toBe(3);
});

test('how long a draft is offered', () => {
  const threeDaysAgo = { time: Date.now() - 3 * 86_400_000 };
  expect(isExpired(threeDaysAgo, Date.now())).toBe(false);
  takePreferences({ 'editor.draftDays': '2' });
  expect(isExpired(threeDaysAgo, Date.now())).toBe(true);
});

test('choices of a field', async () => {
  const pages = async () => {
    const starts: number[] = [];
    await loadPages(
      async ({ startIndex }) => {
        starts.push(startIndex);
        return { records: [], totalRecords: 20_000 };
      },
      () => '',
    );
    return starts.length;
  };
  expect(await pages()).toBe(10);
  takePreferences({ 'editor.mostChoices': '1000' });
  expect(await pages()).toBe(2);
});

test('recipients of a test message', () => {
  const two = 'ann@example.com, ben@example.com';
  expect(addressesFault(two)).toBeNull();
  takePreferences({ 'editor.mostTestAddresses': '1' });
  expect(addressesFault(two)).toContain('1');
});

test('versions that are loaded at once', async () => {
  takePreferences({ 'history.versionsAtOnce': '10' });
  const list = vi.fn(async () => ({ versions: [], total: 0 }));
  const unused = () => {
    throw new Error('There are no versions.');
  };
  const versions = { list, load: unused, compare: unused, restoreNote: '' };
  const history = new ObjectHistory({ id: 'one', versions, toDraft: unused, now: unused });
  await history.loadMore();
  expect(list).toHaveBeenCalledWith('one', 0, 10, expect.anything());
});

test('results that the command palette asks for', async () => {
  takePreferences({ 'search.paletteMostShown': '3' });
  const find = vi.fn(async () => ({ objects: [], total: 0 }));
  const area = { key: 'dataSets', Icon: () => null };
  const search = { label: '', find, all: () => ({ label: '', path: '' }) };
  await searchAreas([area], async () => search, 'roof', signal);
  expect(find).toHaveBeenCalledWith('roof', 3, signal);
});

test('how often a console reports that its user is there', async () => {
  takePreferences({ 'session.presenceSeconds': '30' });
  keepPresent();
  await vi.advanceTimersByTimeAsync(100 * second);
  expect(server.calls).toEqual(['/rest/Login', '/rest/Login', '/rest/Login']);
});

test('the pause after a session could not be refreshed', async () => {
  takePreferences({ 'session.refreshRetrySeconds': '20' });
  const now = Date.now();
  scheduleRefresh(now + 20 * second, now);
  await vi.advanceTimersByTimeAsync(10 * second);
  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(19 * second);
  expect(server.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1 * second);
  expect(server.calls).toHaveLength(2);
});

test('how times are written, and the theme that a console begins with', async () => {
  const { obeyPreferences } = await import('./obeyPreferences.ts');
  const time = new Date(2026, 10, 5, 15, 30).getTime();
  const documentElement = { dataset: {}, style: {} };
  const nothing = () => undefined;
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  takePreferences({ 'console.dateFormat': 'yyyy-MM-dd HH:mm', 'console.theme': 'dark' });
  obeyPreferences();
  expect(formatDateTime(time)).toBe('2026-11-05 15:30');
  expect(Object.values(documentElement.dataset)).toContain('dark');
  takePreferences({});
  obeyPreferences();
  expect(formatDateTime(time)).toBe('11/05/26 03:30PM');
  expect(Object.values(documentElement.dataset)).toContain('light');
});
