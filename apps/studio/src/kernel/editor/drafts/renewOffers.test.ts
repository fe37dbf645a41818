import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Editor } from '../Editor.ts';
import { type TinyDoc, TinyServer } from '../testing/TinyServer.ts';
import { DraftStore } from './DraftStore.ts';
import { findRecoverableDrafts, type OfferedDraft } from './findRecoverableDrafts.ts';
import { renewOffers } from './renewOffers.ts';
import { fakePage } from './testing/fakePage.ts';
import { Sitting } from './testing/Sitting.ts';

let store: DraftStore;
let editor: Editor<TinyDoc, TinyDoc>;
let offered: readonly OfferedDraft<TinyDoc, TinyDoc>[];

beforeEach(async () => {
  fakePage(vi.stubGlobal, new IDBFactory());
  store = DraftStore.open();
  await store.records('anna');
  const server = new TinyServer();
  const sitting = new Sitting(store, server.definition(), server.current());
  sitting.editor.edit({ text: 'left', title: 'Title' });
  await sitting.keeper.flush();
  await sitting.crash();
  editor = new Editor(server.definition(), 'one', server.current());
  ({ offered } = await findRecoverableDrafts(store, editor, 'anna'));
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

/** Types while drafts are looked for, and saves before they are shown. */
const save = async (draft: TinyDoc) => {
  editor.edit(draft);
  expect(await editor.save()).toBe(true);
};

test('on the version that they were found on, offers are the same', () => {
  expect(offered).toHaveLength(1);
  expect(renewOffers(editor, editor.state.base, offered)).toBe(offered);
});

test('after a save an offer says what it comes to on the saved version, and keeps both', async () => {
  await save({ text: 'start', title: 'Saved' });
  const renewed = renewOffers(editor, editor.state.base, offered);
  expect(renewed[0]?.outcome.state).toMatchObject({ base: editor.state.base, draft: { title: 'Saved' } });
  expect(renewed[0]?.outcome.changes).toMatchObject([{ before: 'start', after: 'left' }]);
  expect(renewOffers(editor, editor.state.base, renewed)).toBe(renewed);
});

test('what collides with the save is to be chosen', async () => {
  await save({ text: 'saved', title: 'Title' });
  const renewed = renewOffers(editor, editor.state.base, offered);
  expect(renewed[0]?.outcome.state.conflict?.collisions).toHaveLength(1);
  expect(renewOffers(editor, editor.state.base, renewed)).toBe(renewed);
});

test('what has been saved meanwhile is no offer any more', async () => {
  await save({ text: 'left', title: 'Title' });
  expect(renewOffers(editor, editor.state.base, offered)).toEqual([]);
});
