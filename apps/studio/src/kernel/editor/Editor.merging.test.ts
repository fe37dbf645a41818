import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Editor } from './Editor.ts';
import type { Change } from './outline/Outline.ts';
import { type TinyDoc, TinyServer } from './testing/TinyServer.ts';

let server: TinyServer;
let editor: Editor<TinyDoc, TinyDoc>;
let theirChanges: Change[];

beforeEach(() => {
  server = new TinyServer();
  editor = new Editor(server.definition(), 'one', server.current());
  theirChanges = [];
  editor.onRebase((_from, changes) => theirChanges.push(...changes));
});

const write = (text: string) => editor.edit({ ...editor.state.draft, text }, { coalesceKey: 'text' });

test('somebody else saved other fields first: both are saved, and their changes are reported', async () => {
  write('mine');
  server.change({ title: 'Theirs' });
  expect(await editor.save()).toBe(true);
  expect(server.doc).toEqual({ text: 'mine', title: 'Theirs' });
  expect(theirChanges).toMatchObject([{ field: 'title', before: 'Title', after: 'Theirs' }]);
  expect(server.version).toBe(3);
});

test('somebody else saved the same edit first: nothing is left to save', async () => {
  write('same');
  server.change({ text: 'same' });
  expect(await editor.save()).toBe(true);
  expect(server.version).toBe(2);
});

test('both changed the same field: nothing is saved until the user has chosen', async () => {
  write('mine');
  server.change({ text: 'theirs', title: 'Theirs' });
  expect(await editor.save()).toBe(false);
  expect(server.doc.text).toBe('theirs');
  expect(editor.state).toMatchObject({
    draft: { text: 'mine', title: 'Title' },
    base: { etag: '"1"' },
    conflict: { author: 'Priya Nair', time: 7, collisions: [{ kind: 'field', field: 'text' }] },
  });
});

test.each([
  ['mine', 'mine'],
  ['theirs', 'theirs'],
  [{ value: 'a third' }, 'a third'],
] as const)('chosen %j, the draft says %s, and the save is checked again', async (choice, text) => {
  write('mine');
  server.change({ text: 'theirs', title: 'Theirs' });
  await editor.save();
  const [collision] = editor.state.conflict?.collisions ?? [];
  expect(editor.resolveConflict({})).toBe(false);
  expect(editor.resolveConflict({ [collision?.id ?? '']: choice })).toBe(true);
  expect(editor.state).toMatchObject({ draft: { text, title: 'Theirs' }, conflict: null });

  server.change({ title: 'Theirs again' });
  expect(await editor.save()).toBe(true);
  expect(server.doc).toEqual({ text, title: 'Theirs again' });
});

test('a conflict that is put off is met again by the next save', async () => {
  write('mine');
  server.change({ text: 'theirs' });
  await editor.save();
  editor.postpone();
  expect(editor.state.conflict).toBeNull();
  expect(await editor.save()).toBe(false);
  expect(editor.state.conflict).not.toBeNull();
});

test('a rebase meanwhile ends the save when no consent to go on is given', async () => {
  const mayGoOn = vi.fn(() => false);
  write('mine');
  server.change({ title: 'Theirs' });
  expect(await editor.save(mayGoOn)).toBe(false);
  expect(server.doc).toEqual({ text: 'start', title: 'Theirs' });
  expect(editor.state).toMatchObject({
    ...{ base: { etag: '"2"' }, draft: { text: 'mine', title: 'Theirs' } },
    ...{ conflict: null, failure: null, isSaving: false },
  });
  expect(await editor.save(mayGoOn)).toBe(true);
  expect(mayGoOn).toHaveBeenCalledOnce();
  expect(server.doc).toEqual({ text: 'mine', title: 'Theirs' });
});

test('a merge that is not valid is not sent, and stays', async () => {
  const definition = { ...server.definition(), isValid: ({ text, title }: TinyDoc) => text !== title };
  editor = new Editor(definition, 'one', server.current());
  write('Theirs');
  server.change({ title: 'Theirs' });
  expect(await editor.save()).toBe(false);
  expect(editor.state.draft).toEqual({ text: 'Theirs', title: 'Theirs' });
  expect(editor.state.base.etag).toBe('"2"');
  expect(server.version).toBe(2);
});

test('an editor without edits is rebased and stays clean', () => {
  server.change({ text: 'theirs' });
  expect(editor.rebaseOnto({ current: server.current(), author: 'Priya Nair', time: 7 })).toBe(true);
  expect(editor.state).toMatchObject({ draft: { text: 'theirs' }, generation: 0 });
  expect(editor.isDirty).toBe(false);
});

describe('choices for a conflict', () => {
  const base = { doc: { text: 'start', title: 'Title' }, etag: '"1"' };
  const kept = { base, origin: base.doc, draft: { text: 'mine', title: 'Title' } };

  beforeEach(async () => {
    write('mine');
    server.change({ text: 'theirs' });
    await editor.save();
    const [collision] = editor.state.conflict?.collisions ?? [];
    editor.decide({ [collision?.id ?? '']: { value: 'a third' } });
  });

  const restore = () => {
    const { decisions } = editor.state;
    editor = new Editor(server.definition(), 'one', server.current());
    editor.restore({ ...kept, decisions });
    return Object.values(editor.choices);
  };

  test('stay while it is put off', async () => {
    editor.postpone();
    await editor.save();
    expect(Object.values(editor.choices)).toEqual([{ value: 'a third' }]);
  });

  test('are there again with the draft', () => {
    expect(restore()).toEqual([{ value: 'a third' }]);
    expect(editor.resolveConflict(editor.choices)).toBe(true);
    expect(editor.state.draft.text).toBe('a third');
  });

  test('also when others have saved something else since', () => {
    server.change({ title: 'Theirs' });
    expect(restore()).toEqual([{ value: 'a third' }]);
  });

  test('but not for what somebody has changed once more since', () => {
    server.change({ text: 'something else' });
    expect(restore()).toEqual([]);
  });

  test('end with the conflict', () => {
    editor.resolveConflict(editor.choices);
    expect(editor.choices).toEqual({});
  });
});

test('a version is not taken back by an older one that was loaded before it', async () => {
  server.next = 'lose unwritten';
  write('mine');
  await editor.save();
  server.change({ title: 'Second' });
  const gate = Promise.withResolvers<void>();
  server.hold = gate.promise;
  const older = editor.rebaseOntoLatest();
  // It has been loaded, and now the outcome of the save is requested.
  while (server.saves < 2) await Promise.resolve();
  server.change({ title: 'Third' });
  editor.rebaseOnto({ current: server.current(), author: 'Priya Nair', time: 7 });
  gate.resolve();
  await older;
  expect(editor.state).toMatchObject({ base: { etag: '"3"' }, draft: { text: 'mine', title: 'Third' } });
});
