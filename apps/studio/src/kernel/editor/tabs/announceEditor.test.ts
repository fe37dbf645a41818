import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnnouncedEditor } from './AnnouncedEditor.ts';
import { announceEditor } from './announceEditor.ts';
import type { EditorAddress } from './EditorAddress.ts';

const address: EditorAddress = { userId: 'anna', kind: '/DataSet', id: 'Roof Type' };

let page: EventTarget;
let open: AnnouncedEditor[];

beforeEach(() => {
  page = new EventTarget();
  open = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  for (const editor of open) editor.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function announce(tabId: string, state = { hasUnsaved: false }, at = address, since = 1): AnnouncedEditor {
  const editor = announceEditor(at, () => state, { tabId, clock: () => since });
  open.push(editor);
  return editor;
}

const seen = (editor: AnnouncedEditor) => editor.others.map(({ tabId }) => tabId);
const sees = (editor: AnnouncedEditor, tabs: readonly string[]) =>
  vi.waitFor(() => expect(seen(editor)).toEqual(tabs), { timeout: 3000 });

const noLocks = () => vi.stubGlobal('navigator', {});
const ways = [
  ['with web locks', () => undefined],
  ['without', noLocks],
] as const;

describe.each(ways)('%s', (_, prepare) => {
  beforeEach(() => prepare());

  test('tabs with the same object see each other, whichever was first', async () => {
    const first = announce('first', { hasUnsaved: true }, address, 5);
    const second = announce('second', { hasUnsaved: false }, address, 9);
    await sees(first, ['second']);
    await sees(second, ['first']);
    expect(second.others).toEqual([{ tabId: 'first', hasUnsaved: true, since: 5 }]);
    announce('third', { hasUnsaved: false }, address, 7);
    await sees(second, ['first', 'third']);
  });

  test('a tab that closes the object is gone', async () => {
    const first = announce('first');
    const second = announce('second');
    await sees(first, ['second']);
    const changed = vi.fn();
    first.onChange(changed);
    second.stop();
    await sees(first, []);
    expect(changed).toHaveBeenCalled();
  });

  test('a page that is shown again from the back is seen again', async () => {
    const first = announce('first');
    announce('second');
    await sees(first, ['second']);
    page.dispatchEvent(new Event('pagehide'));
    await sees(first, []);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await sees(first, ['second']);
  });
});

test.each([
  ['another object', { id: 'Roof type' }],
  ['another kind', { kind: '/DataSet/settings' }],
  ['another user', { userId: 'ben' }],
])('%s is ignored', async (_, other) => {
  const first = announce('first');
  const second = announce('second', undefined, { ...address, ...other });
  const witness = announce('witness', undefined, address, 2);
  await sees(witness, ['first']);
  second.announceSave('"2"');
  await sees(first, ['witness']);
  expect(seen(second)).toEqual([]);
});

test('editors of the same tab do not count', async () => {
  const first = announce('same');
  const second = announce('same');
  const witness = announce('witness');
  await vi.waitFor(() => expect(witness.others).toHaveLength(2));
  expect([seen(first), seen(second)]).toEqual([['witness'], ['witness']]);
});

test('others are notified of unsaved edits, once for many keystrokes, and of a save', async () => {
  const state = { hasUnsaved: false };
  const getState = vi.fn(() => state);
  const first = announceEditor(address, getState, { tabId: 'first' });
  const second = announce('second');
  open.push(first);
  await sees(second, ['first']);
  const saved = vi.fn();
  second.onSaved(saved);
  getState.mockClear();
  state.hasUnsaved = true;
  for (let key = 0; key < 100; key += 1) first.update();
  await vi.waitFor(() => expect(second.others[0]?.hasUnsaved).toBe(true));
  expect(getState.mock.calls.length).toBeLessThan(4);

  state.hasUnsaved = false;
  first.announceSave('"7"');
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('"7"'));
  await vi.waitFor(() => expect(second.others[0]?.hasUnsaved).toBe(false));
});

test('a stopped listener is not notified', async () => {
  const first = announce('first');
  const second = announce('second');
  const received = vi.fn();
  second.onChange(received)();
  second.onSaved(received)();
  await sees(second, ['first']);
  first.announceSave('"2"');
  first.stop();
  await sees(second, []);
  expect(received).not.toHaveBeenCalled();
});

test('the list is the same until something changes', async () => {
  const first = announce('first');
  const second = announce('second');
  await sees(first, ['second']);
  const { others } = first;
  second.update();
  second.announceSave('"2"');
  await new Promise((resolve) => {
    first.onSaved(resolve);
    second.announceSave('"3"');
  });
  expect(first.others).toBe(others);
});

test('without web locks a tab that no longer answers is gone within seconds', async () => {
  noLocks();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const first = announce('first');
  const channel = new BroadcastChannel('studio.editors');
  const dead = {
    address,
    tabId: 'dead',
    editorId: 'x',
    type: 'here',
    hasUnsaved: true,
    since: 1,
    asks: true,
  };
  channel.postMessage(dead);
  await sees(first, ['dead']);
  const living = announce('living', undefined, address, 3);
  await sees(living, ['first']);
  await sees(first, ['dead', 'living']);
  for (let round = 0; round < 3; round += 1) {
    vi.advanceTimersByTime(2000);
    const answered = vi.fn();
    channel.onmessage = answered;
    await vi.waitFor(() => expect(answered.mock.calls.length).toBeGreaterThan(2));
  }
  await sees(first, ['living']);
  channel.close();
});

test('a browser without channels: there are no others, and nothing breaks', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const first = announce('first');
  first.update();
  first.announceSave('"2"');
  expect(first.others).toEqual([]);
  first.stop();
  first.stop();
});

test('what is no message of ours is not listened to', async () => {
  const first = announce('first');
  const witness = announce('witness');
  const channel = new BroadcastChannel('studio.editors');
  for (const noise of [
    null,
    'x',
    {},
    { type: 'here' },
    { type: 'here', address, tabId: 'old', editorId: 'x' },
    { type: 'here', address: null },
    { type: 'new', address },
  ])
    channel.postMessage(noise);
  channel.close();
  await sees(first, ['witness']);
  await sees(witness, ['first']);
});
