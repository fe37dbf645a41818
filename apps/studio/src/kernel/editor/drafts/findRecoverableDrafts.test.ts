import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Editor } from '../Editor.ts';
import { type TinyDoc, TinyServer } from '../testing/TinyServer.ts';
import type { EditorDefinition } from '../types.ts';
import { DraftStore } from './DraftStore.ts';
import { findGoneOffers, findRecoverableDrafts } from './findRecoverableDrafts.ts';
import { fakePage } from './testing/fakePage.ts';
import { Sitting } from './testing/Sitting.ts';

let store: DraftStore;
let server: TinyServer;

beforeEach(async () => {
  fakePage(vi.stubGlobal, new IDBFactory());
  store = DraftStore.open();
  await store.records('anna');
  server = new TinyServer();
  const sitting = new Sitting(store, server.definition(), server.current());
  sitting.editor.edit({ text: 'mine', title: 'Title' });
  await sitting.keeper.flush();
  await sitting.crash();
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

const look = (definition: EditorDefinition<TinyDoc, TinyDoc> = server.definition()) =>
  findRecoverableDrafts(store, new Editor(definition, 'one', server.current()), 'anna');

test('a draft is offered as what it comes to, and one that is all saved is spent', async () => {
  const [offer] = (await look()).offered;
  expect(offer?.outcome.changes).toMatchObject([{ before: 'start', after: 'mine' }]);
  server.change({ text: 'mine' });
  expect(await look()).toMatchObject({ offered: [], spent: [expect.any(String)], unreadable: [] });
});

test('a draft of another form is not offered, and not removed', async () => {
  const found = await look({ ...server.definition(), schemaVersion: 2 });
  expect(found).toMatchObject({ offered: [], spent: [], unreadable: [expect.any(String)] });
});

test('neither is one that cannot be read after all', async () => {
  const read = () => {
    throw new TypeError('What is this?');
  };
  server.change({ title: 'Theirs' });
  const definition = server.definition();
  const found = await look({ ...definition, outline: { ...definition.outline, read } });
  expect(found).toMatchObject({ offered: [], spent: [], unreadable: [expect.any(String)] });
});

test('an object that has got the name of a deleted one is not mistaken for it', async () => {
  const isSameObject = vi.fn(async () => false);
  const definition = { ...server.definition(), isSameObject };
  expect((await look(definition)).offered).toMatchObject([{ isOfOther: false }]);
  expect(isSameObject).not.toHaveBeenCalled();
  server.change({ title: 'Of another one' });
  expect((await look(definition)).offered).toMatchObject([{ isOfOther: true }]);
  isSameObject.mockRejectedValue(new Error('No connection'));
  expect((await look(definition)).offered).toMatchObject([{ isOfOther: false }]);
});

test('of an object that is gone the draft is offered as it was, and can be made an object again', async () => {
  server.isGone = true;
  const of = { userId: 'anna', id: 'one' };
  const [offer] = await findGoneOffers(store, server.definition(), of);
  expect(offer?.outcome.changes).toMatchObject([{ before: 'start', after: 'mine' }]);
  offer?.outcome.noteGone(new Error('Gone'));
  expect(await offer?.outcome.recreate()).toBe(true);
  expect([server.doc.text, offer?.outcome.state.failure]).toEqual(['mine', null]);
  expect(await findGoneOffers(store, server.definition(), { ...of, userId: 'ben' })).toEqual([]);
});
