import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TinyDoc, TinyServer } from '../testing/TinyServer.ts';
import { DraftStore } from './DraftStore.ts';
import { fakePage } from './testing/fakePage.ts';
import { Sitting } from './testing/Sitting.ts';

let store: DraftStore;
let server: TinyServer;
let sitting: Sitting<TinyDoc, TinyDoc>;

const sitDown = () => new Sitting(store, server.definition(), server.current());
const write = (text: string) =>
  sitting.editor.edit({ ...sitting.editor.state.draft, text }, { coalesceKey: 'text' });
const kept = () => store.records('anna');

/** The tab dies, and the object is opened again. */
async function crash(): Promise<void> {
  await sitting.crash();
  sitting = sitDown();
}

beforeEach(async () => {
  fakePage(vi.stubGlobal, new IDBFactory());
  store = DraftStore.open();
  await store.records('anna');
  server = new TinyServer();
  sitting = sitDown();
});

afterEach(async () => {
  await sitting.keeper.stop();
  store.close();
  vi.unstubAllGlobals();
});

describe('a save whose answer was lost is no conflict after a crash', () => {
  beforeEach(async () => {
    server.next = 'lose';
    write('saved');
    expect(await sitting.editor.save()).toBe(false);
    expect(server.doc.text).toBe('saved');
  });

  test('more was typed: only that is offered, and the next save goes through', async () => {
    write('saved and more');
    await sitting.keeper.flush();
    await crash();
    const [offer] = await sitting.offers();
    expect(offer?.outcome.state.conflict).toBeNull();
    expect(offer?.outcome.changes).toMatchObject([{ before: 'saved', after: 'saved and more' }]);
    expect(offer?.stored.base.etag).toBe('"2"');

    await sitting.restore();
    expect(await sitting.editor.save()).toBe(true);
    expect(server.doc.text).toBe('saved and more');
    expect(server.version).toBe(3);
  });

  test('nothing more was typed: nothing is offered, and nothing is kept any more', async () => {
    await crash();
    expect(await sitting.offers()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('it was undone: that is what is unsaved', async () => {
    sitting.editor.undo();
    await sitting.keeper.flush();
    await crash();
    await sitting.restore();
    expect(sitting.editor.changes).toMatchObject([{ before: 'saved', after: 'start' }]);
  });

  test('somebody else saved other things since: both are there', async () => {
    write('saved and more');
    await sitting.keeper.flush();
    server.change({ title: 'Theirs' });
    await crash();
    await sitting.restore();
    expect(sitting.editor.state).toMatchObject({
      conflict: null,
      draft: { text: 'saved and more', title: 'Theirs' },
    });
  });

  test('somebody else saved the same field since: what collides is theirs, not our own save', async () => {
    write('saved and more');
    await sitting.keeper.flush();
    server.change({ text: 'theirs' });
    await crash();
    await sitting.restore();
    expect(sitting.editor.state.conflict?.collisions).toMatchObject([
      { base: 'saved', mine: 'saved and more', theirs: 'theirs' },
    ]);
  });

  test('the server has forgotten the save after a day: what it has says that it is the same', async () => {
    write('saved and more');
    await sitting.keeper.flush();
    server.forget();
    await crash();
    await sitting.restore();
    expect(sitting.editor.state.conflict).toBeNull();
    expect(sitting.editor.changes).toMatchObject([{ before: 'saved', after: 'saved and more' }]);
  });

  test('undone, and asked again in vain, the draft is kept until it is known', async () => {
    sitting.editor.undo();
    await sitting.keeper.flush();
    await crash();
    server.next = 'lose';
    expect(await sitting.offers()).toHaveLength(1);
    await sitting.restore();
    expect(sitting.editor.changes).toMatchObject([{ before: 'saved', after: 'start' }]);
  });

  test.each(['lose', 'refuse', 'sign out'] as const)(
    'asked again in vain (%s), it is asked once more',
    async (next) => {
      write('saved and more');
      await sitting.keeper.flush();
      await crash();
      server.next = next;
      const [offer] = await sitting.offers();
      expect(offer?.stored.attempts).toHaveLength(1);
      expect(await kept()).toHaveLength(1);
      await sitting.restore();
      expect(sitting.editor.state.conflict).toBeNull();
      expect(await sitting.editor.save()).toBe(true);
      expect(server.doc.text).toBe('saved and more');
    },
  );
});

describe('a save that is pending when the tab dies', () => {
  let arrive: () => void;
  let saving: Promise<boolean>;

  beforeEach(() => {
    const gate = Promise.withResolvers<void>();
    server.hold = gate.promise;
    arrive = gate.resolve;
    write('sent');
    saving = sitting.editor.save();
  });

  test('is handed to the storage before it is sent', async () => {
    await crash();
    const [record] = await kept();
    expect(record?.attempts).toHaveLength(1);
    arrive();
    await saving;
  });

  test('and was undone meanwhile: the undoing is offered', async () => {
    sitting.editor.undo();
    expect(sitting.editor.isDirty).toBe(false);
    await sitting.keeper.flush();
    await sitting.crash();
    arrive();
    await saving;
    sitting = sitDown();
    await sitting.restore();
    expect(sitting.editor.changes).toMatchObject([{ before: 'sent', after: 'start' }]);
  });

  test('and arrives while the draft is on offer: restoring it meets no conflict', async () => {
    write('sent and more');
    await sitting.keeper.flush();
    await crash();
    const [offer] = await sitting.offers();
    expect(offer?.outcome.changes).toMatchObject([{ before: 'start', after: 'sent and more' }]);
    arrive();
    await saving;
    await sitting.editor.catchUp();
    await sitting.restore();
    expect(sitting.editor.state.conflict).toBeNull();
    expect(await sitting.editor.save()).toBe(true);
    expect(server.doc.text).toBe('sent and more');
  });

  test('and arrives after the draft was saved again: it is the same save, written once', async () => {
    await crash();
    const { hold } = server;
    server.hold = Promise.resolve();
    await sitting.restore();
    expect(await sitting.editor.save()).toBe(true);
    server.hold = hold;
    arrive();
    await saving;
    expect([server.version, server.doc.text]).toEqual([2, 'sent']);
  });

  test('is known to be answered when it is', async () => {
    arrive();
    expect(await saving).toBe(true);
    await sitting.keeper.flush();
    expect(await kept()).toEqual([]);
  });
});

describe('a save that never arrived', () => {
  beforeEach(async () => {
    server.next = 'lose unwritten';
    write('mine');
    await sitting.editor.save();
    await sitting.keeper.flush();
  });

  test('is not sent by opening or restoring it, as long as it could be written', async () => {
    await crash();
    await sitting.restore();
    expect(server.saves).toBe(1);
    expect([server.version, sitting.editor.isDirty]).toEqual([1, true]);
  });

  test('is not written any more once somebody else has saved, and collides with that', async () => {
    server.change({ text: 'theirs' });
    await crash();
    await sitting.restore();
    expect(server.doc.text).toBe('theirs');
    expect(sitting.editor.state.conflict?.collisions).toMatchObject([
      { base: 'start', mine: 'mine', theirs: 'theirs' },
    ]);
  });

  test('and was undone leaves nothing to offer', async () => {
    sitting.editor.undo();
    await sitting.keeper.flush();
    await crash();
    expect(await sitting.offers()).toEqual([]);
    expect(server.saves).toBe(1);
  });
});

test('a deleted object that was made again, without an answer, is no conflict after a crash', async () => {
  write('mine');
  server.isGone = true;
  server.next = 'lose';
  expect(await sitting.editor.recreate()).toBe(false);
  expect(server.isGone).toBe(false);
  write('mine and more');
  await sitting.keeper.flush();
  await crash();
  await sitting.restore();
  expect(sitting.editor.state.conflict).toBeNull();
  expect(sitting.editor.changes).toMatchObject([{ before: 'mine', after: 'mine and more' }]);
});
