import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takePreferences } from '../../../platform/preferences/preferences.ts';
import { DraftStore } from './DraftStore.ts';
import { keepDraft } from './keepDraft.ts';
import { draftsOf } from './testing/draftsOf.ts';
import { FakeEditor, notes } from './testing/FakeEditor.ts';
import { fakePage } from './testing/fakePage.ts';

let page: ReturnType<typeof fakePage>;
let store: DraftStore;
let editor: FakeEditor;
let keeper: ReturnType<typeof keepDraft>;

const keep = () => keepDraft(store, editor, { userId: 'anna' }) as unknown as typeof keeper;
const records = () => store.records('anna');
const found = () => draftsOf<object, object>(store, 'anna', 'one');
const offered = async () => {
  await keeper.stop();
  return found();
};

beforeEach(async () => {
  page = fakePage(vi.stubGlobal, new IDBFactory());
  store = DraftStore.open();
  await store.records('anna');
  editor = new FakeEditor('one', notes(3));
  keeper = keep();
});

afterEach(async () => {
  vi.useRealTimers();
  await keeper.stop();
  store.close();
  vi.unstubAllGlobals();
});

test('nothing is stored of an editor that was only looked at', async () => {
  await keeper.flush();
  expect(await records()).toEqual([]);
});

test('an edit is offered again with what it was made from', async () => {
  editor.write(1, 'mine');
  expect(await keeper.flush()).toBe(true);
  const { base, origin, draft } = editor.state;
  expect(await offered()).toMatchObject([{ recordId: keeper.recordId, base, origin, draft }]);
});

describe('in time', () => {
  beforeEach(async () => {
    editor.write(0, 'the base is written by this');
    await keeper.flush();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  test('typing without a pause is stored at least twice a second, with the time of the edit', async () => {
    const put = vi.spyOn(store, 'put');
    for (let key = 0; key < 60; key += 1) {
      editor.write(0, 'x'.repeat(key));
      vi.advanceTimersByTime(50);
      await new Promise(setImmediate);
    }
    expect(put.mock.calls.length).toBeGreaterThanOrEqual(6);
    const times = put.mock.calls.map(([{ record }]) => record.time);
    expect(Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeLessThan(600);
  });

  test('what is typed is collected for as long as the preference says', () => {
    takePreferences({ 'editor.draftCollectMilliseconds': '900' });
    const put = vi.spyOn(store, 'put');
    editor.write(0, 'typed');
    vi.advanceTimersByTime(890);
    expect(put).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(put).toHaveBeenCalledOnce();
    takePreferences({});
  });

  test('the first write of a version does not wait', async () => {
    editor.save('"2"');
    await keeper.flush();
    const put = vi.spyOn(store, 'put');
    editor.write(0, 'next');
    vi.advanceTimersByTime(1);
    expect(put).toHaveBeenCalledOnce();
  });

  test('a moment in which nothing was edited writes nothing', async () => {
    const put = vi.spyOn(store, 'put');
    editor.edit(editor.state.draft);
    vi.advanceTimersByTime(1000);
    await new Promise(setImmediate);
    expect(put).not.toHaveBeenCalled();
  });
});

test.each(['visibilitychange', 'pagehide', 'beforeunload', 'freeze'])(
  '%s: what was typed is handed over before the page can go',
  (moment) => {
    const put = vi.spyOn(store, 'put');
    editor.write(0, 'last');
    page.fire(moment);
    expect(put).toHaveBeenCalledOnce();
  },
);

test('a page that is shown again writes nothing for it', () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const put = vi.spyOn(store, 'put');
  editor.write(0, 'last');
  page.fire('visibilitychange');
  expect(put).not.toHaveBeenCalled();
});

describe('a draft without changes is removed', () => {
  beforeEach(async () => {
    editor.write(0, 'mine');
    await keeper.flush();
    expect(await records()).toHaveLength(1);
  });

  test.each([
    ['edited back by hand', () => editor.write(0, 'note 0')],
    ['discarded', () => editor.discard()],
    ['saved', () => editor.save('"2"')],
  ])('%s', async (_, how) => {
    how();
    await keeper.flush();
    expect(await records()).toEqual([]);
  });

  test('and its base is removed with the editor', async () => {
    editor.discard();
    await keeper.stop();
    const remove = vi.spyOn(store, 'remove');
    await store.tidy(
      (record) => record,
      () => false,
    );
    expect(remove).not.toHaveBeenCalled();
    expect(await store.find(keeper.recordId)).toBeNull();
  });

  test('and the next edit is stored again', async () => {
    editor.discard();
    await keeper.flush();
    editor.write(2, 'again');
    await keeper.flush();
    expect(await offered()).toMatchObject([{ draft: editor.state.draft }]);
  });
});

test('edits after a save are based on the saved version', async () => {
  editor.write(0, 'saved');
  await keeper.flush();
  editor.save('"2"');
  editor.write(1, 'not saved');
  await keeper.flush();
  const { base, origin, draft } = editor.state;
  expect(await offered()).toMatchObject([{ base, origin, draft }]);
});

test('what was typed just before the editor closed is found by the one that opens next', async () => {
  editor.write(0, 'last word');
  void keeper.stop();
  expect(await found()).toMatchObject([{ draft: editor.state.draft }]);
});

test('a draft that the browser has cleared away is there again when the page is left', async () => {
  editor.write(0, 'mine');
  await keeper.flush();
  await store.remove(keeper.recordId);
  expect(await offered()).toMatchObject([{ draft: editor.state.draft }]);
});

test('a rename takes the draft along', async () => {
  editor.write(0, 'mine');
  await keeper.flush();
  editor.id = 'two';
  await keeper.flush();
  await keeper.stop();
  expect(await found()).toEqual([]);
  expect(await draftsOf(store, 'anna', 'two')).toHaveLength(1);
});

test('nothing is kept without a user', async () => {
  const signedOut = keepDraft(store, editor, { userId: '' });
  editor.write(0, 'mine');
  await signedOut.flush();
  await signedOut.stop();
  expect(await store.records('')).toEqual([]);
});

test('the draft that was restored goes when its successor is safe, and not before', async () => {
  editor.write(0, 'mine');
  const [old] = (await offered()) ?? [];
  const recordId = old?.recordId ?? '';
  keeper = keep();
  const put = vi.spyOn(store, 'put').mockResolvedValue('off');
  await keeper.replace(recordId);
  expect(await store.find(recordId)).not.toBeNull();
  put.mockRestore();
  await keeper.replace(recordId);
  expect((await records()).map((record) => record.recordId)).toEqual([keeper.recordId]);
});

test('two editors of one object do not touch each other’s drafts', async () => {
  const other = new FakeEditor('one', notes(3));
  const otherKeeper = keepDraft(store, other, { userId: 'anna' });
  editor.write(0, 'here');
  other.write(0, 'there');
  await Promise.all([keeper.flush(), otherKeeper.flush(), keeper.flush(), otherKeeper.flush()]);
  expect(await found()).toEqual([]);
  await otherKeeper.stop();
  const texts = (await offered()).map(({ draft }) => (draft as { notes: { text: string }[] }).notes[0]?.text);
  expect(texts.toSorted()).toEqual(['here', 'there']);
});

describe('a save that is sent', () => {
  beforeEach(async () => {
    editor.edit({ ...editor.state.draft, notes: notes(2000, 'pasted').notes });
    await keeper.flush();
  });

  test('is handed to the storage at once, and of what is stored already next to nothing again', async () => {
    const put = vi.spyOn(store, 'put');
    editor.send('key');
    expect(put).toHaveBeenCalledOnce();
    const [{ record, parts }] = put.mock.calls[0] ?? [{ record: null, parts: [] }];
    expect(parts).toEqual([]);
    expect(record?.attempts).toMatchObject([{ idempotencyKey: 'key', isCreation: false }]);
    expect(JSON.stringify(record).length).toBeLessThan(500);
  });

  test('is found again as it was sent, whatever was typed after it', async () => {
    const { draft: sent } = editor.state;
    editor.send('key');
    for (let paste = 0; paste < 20; paste += 1) {
      editor.edit({ ...editor.state.draft, notes: notes(1000, `again ${paste}`).notes });
      await keeper.flush();
    }
    const { base, draft } = editor.state;
    const [found] = await offered();
    expect(found).toMatchObject({ base, draft });
    expect(found?.attempts).toEqual([{ base, draft: sent, idempotencyKey: 'key', isCreation: false }]);
  });

  test('and is the very draft that is unsaved, if nothing was typed since', async () => {
    editor.send('key');
    const [found] = await offered();
    expect(found?.attempts?.[0]?.draft).toBe(found?.draft);
  });

  test('is kept although all is undone meanwhile, until it is answered', async () => {
    editor.send('key');
    editor.discard();
    await keeper.flush();
    expect(await records()).toHaveLength(1);
    editor.save('"2"');
    await keeper.flush();
    expect(await records()).toEqual([]);
  });
});

test('what was chosen for a conflict is stored with the draft', async () => {
  const collision = { kind: 'removal', id: 'one', key: '1', removedBy: 'theirs' } as const;
  editor.write(0, 'mine');
  await keeper.flush();
  editor.decide([{ collision, choice: 'mine', etag: '"2"' }]);
  await keeper.flush();
  expect(await offered()).toMatchObject([{ decisions: [{ collision, choice: 'mine', etag: '"2"' }] }]);
});

test('what could not be stored as the page was hidden is stored once there is room, without another edit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const put = vi.spyOn(store, 'put').mockResolvedValue('off');
  editor.write(0, 'mine');
  page.fire('visibilitychange');
  await vi.advanceTimersByTimeAsync(0);
  expect(put).toHaveBeenCalledOnce();
  put.mockRestore();
  await vi.advanceTimersByTimeAsync(600);
  vi.useRealTimers();
  await expect.poll(records).toHaveLength(1);
});

test('with an idle moment nowhere in sight an edit is written all the same, within the second', async () => {
  const waits: (number | undefined)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: { timeout?: number }) => {
    waits.push(options?.timeout);
    return setTimeout(callback, options?.timeout ?? Number.POSITIVE_INFINITY);
  });
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  editor.write(0, 'the base is written by this');
  await keeper.flush();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const put = vi.spyOn(store, 'put');
  editor.write(1, 'mine');
  await vi.advanceTimersByTimeAsync(700);
  expect(put).toHaveBeenCalledOnce();
  expect(waits.length).toBeGreaterThan(0);
});
