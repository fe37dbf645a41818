import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { subscribe } from 'valtio';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftStore } from './DraftStore.ts';
import { keepDraft } from './keepDraft.ts';
import { draftsOf } from './testing/draftsOf.ts';
import { FakeEditor, notes } from './testing/FakeEditor.ts';
import { fakePage } from './testing/fakePage.ts';

let store: DraftStore;
let editor: FakeEditor;
let now: number;
let keeper: { flush(): Promise<boolean>; stop(): Promise<void> };
const offs: unknown[] = [];

beforeEach(() => {
  fakePage(vi.stubGlobal, new IDBFactory());
  offs.length = 0;
  now = Date.now();
  store = DraftStore.open({ clock: () => now });
  subscribe(store.state, () => offs.push(store.state.off), true);
  editor = new FakeEditor('one', notes(3));
  keeper = keepDraft(store, editor, { userId: 'anna' });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await keeper.stop();
  store.close();
  vi.unstubAllGlobals();
});

const saveEdit = (text: string) => {
  editor.write(0, text);
  return keeper.flush();
};
const offered = async () => {
  await keeper.stop();
  return draftsOf<unknown, object>(store, 'anna', 'one');
};

test('a browser without storage: drafts are off, nothing breaks', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await saveEdit('mine')).toBe(false);
  expect(store.state.off).toBe('unavailable');
  expect(await draftsOf(store, 'anna', 'one')).toEqual([]);
});

test('storage that is forbidden', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  expect(await saveEdit('mine')).toBe(false);
  expect(store.state.off).toBe('unavailable');
});

test('storage that never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
  const written = saveEdit('mine');
  await vi.advanceTimersByTimeAsync(3001);
  expect(await written).toBe(false);
  expect(store.state.off).toBe('unavailable');
  editor.discard();
  vi.useRealTimers();
});

test('a newer studio in another tab has changed the storage', async () => {
  const newer = await openDB('studio.drafts', 2);
  expect(await saveEdit('mine')).toBe(false);
  expect(store.state.off).toBe('outdated');
  newer.close();
});

test('a newer studio does not have to wait for us, and we say that drafts are off from then on', async () => {
  expect(await saveEdit('mine')).toBe(true);
  const newer = await openDB('studio.drafts', 2, { blocked: () => offs.push('waited') });
  expect(await saveEdit('more')).toBe(false);
  expect(offs).toEqual(['outdated']);
  newer.close();
});

test('an older studio in another tab that does not close its connection: off until it does', async () => {
  const older = await openDB('studio.drafts', 1, { blocking: () => offs.push('asked') });
  await keeper.stop();
  store = DraftStore.open({ version: 2 });
  const noteOff = () => {
    offs.push(store.state.off);
    if (store.state.off === 'blocked') older.close();
  };
  subscribe(store.state, noteOff, true);
  keeper = keepDraft(store, editor, { userId: 'anna' });
  expect(await saveEdit('mine')).toBe(true);
  expect(offs).toEqual(['asked', 'blocked', null]);
});

describe('a full disk', () => {
  /** Browsers find out when they commit. */
  const fill = () =>
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      const error = new DOMException('Full', 'QuotaExceededError');
      Object.defineProperty(this, 'error', { get: () => error, set: () => undefined });
      this.abort();
    });

  test('is reported, keeps what was stored before, and ends when there is room again', async () => {
    expect(await saveEdit('before')).toBe(true);
    const before = editor.state.draft;
    const disk = fill();
    expect(await saveEdit('too much')).toBe(false);
    expect(store.state.off).toBe('full');
    expect(await offered()).toMatchObject([{ draft: before }]);

    keeper = keepDraft(store, editor, { userId: 'anna' });
    disk.mockRestore();
    expect(await keeper.flush()).toBe(true);
    expect(store.state.off).toBeNull();
    const [newest] = await offered();
    expect(newest).toMatchObject({ draft: editor.state.draft });
  });

  test('is tried again after a while, and no sooner', async () => {
    fill();
    await saveEdit('mine');
    expect(store.rest).toBe(10_000);
    now += 9000;
    expect(store.rest).toBe(1000);
    now += 2000;
    expect(store.rest).toBe(0);
  });

  test('a clock that was set back does not hold it up for longer', async () => {
    fill();
    await saveEdit('mine');
    now -= 1_000_000;
    expect(store.rest).toBe(0);
  });
});

test('a draft that cannot be stored at all', async () => {
  editor.edit({ ...editor.state.draft, title: (() => '') as unknown as string, notes: [] });
  expect(await keeper.flush()).toBe(false);
  expect(store.state.off).toBe('failed');
  expect(await store.records('anna')).toEqual([]);
});

test('somebody clears the storage while an editor is open: the next write holds everything', async () => {
  await saveEdit('one');
  const [{ recordId } = { recordId: '' }] = await store.records('anna');
  await store.remove(recordId);
  expect(await saveEdit('two')).toBe(true);
  expect(await offered()).toMatchObject([{ base: editor.state.base, draft: editor.state.draft }]);
});

test('the browser takes the whole database away', async () => {
  await saveEdit('one');
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('studio.drafts').onsuccess = resolve;
  });
  expect(await saveEdit('two')).toBe(true);
  expect(await offered()).toMatchObject([{ draft: editor.state.draft }]);
});
