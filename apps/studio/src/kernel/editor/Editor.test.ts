import { beforeEach, describe, expect, test } from 'vitest';
import { Editor } from './Editor.ts';
import { type TinyDoc, TinyServer } from './testing/TinyServer.ts';

let server: TinyServer;
let editor: Editor<TinyDoc, TinyDoc>;

beforeEach(() => {
  server = new TinyServer();
  editor = new Editor(server.definition(), 'one', server.current());
});

const write = (text: string) => editor.edit({ ...editor.state.draft, text }, { coalesceKey: 'text' });
const entitle = (title: string) => editor.edit({ ...editor.state.draft, title }, { coalesceKey: 'title' });

test('dirty is derived: a no-op edit and an edit undone by hand are no change', () => {
  expect(editor.isDirty).toBe(false);
  write('start ');
  expect(editor.isDirty).toBe(false);
  write('other');
  expect(editor.isDirty).toBe(true);
  write('start');
  expect(editor.isDirty).toBe(false);
});

test('reset takes a version as the new start, and nothing is left to undo', () => {
  write('mine');
  editor.reset({ doc: { text: 'fresh', title: 'T' }, etag: '"5"' });
  expect(editor.state).toMatchObject({ draft: { text: 'fresh' }, generation: 1 });
  expect([editor.isDirty, editor.canUndo]).toEqual([false, false]);
});

describe('undo and redo', () => {
  test('typing in one field is one step, and another field is another', () => {
    write('s');
    write('so');
    entitle('New');
    expect(editor.undo()).toBe(true);
    expect(editor.state.draft).toEqual({ text: 'so', title: 'Title' });
    expect(editor.undo()).toBe(true);
    expect(editor.isDirty).toBe(false);
    expect([editor.canUndo, editor.undo()]).toEqual([false, false]);
    expect([editor.redo(), editor.redo(), editor.redo()]).toEqual([true, true, false]);
    expect(editor.state.draft).toEqual({ text: 'so', title: 'New' });
  });

  test('they survive a save: what is undone then is an unsaved change', async () => {
    write('next');
    await editor.save();
    expect(editor.undo()).toBe(true);
    expect(editor.state.draft.text).toBe('start');
    expect(editor.isDirty).toBe(true);
    expect(editor.changes).toEqual([
      { kind: 'changed', key: 'tiny', field: 'text', before: 'next', after: 'start' },
    ]);
  });

  test('typing after a save is a step of its own, although it goes on in the same field', async () => {
    write('next');
    await editor.save();
    write('next one');
    editor.undo();
    expect(editor.state.draft.text).toBe('next');
  });

  test('what somebody else changed meanwhile is never taken back', () => {
    write('mine');
    server.change({ title: 'Theirs' });
    editor.rebaseOnto({ current: server.current(), author: 'Priya Nair', time: 7 });
    expect(editor.state.draft).toEqual({ text: 'mine', title: 'Theirs' });
    editor.undo();
    expect(editor.state.draft).toEqual({ text: 'start', title: 'Theirs' });
    expect(editor.isDirty).toBe(false);
    editor.redo();
    expect(editor.state.draft).toEqual({ text: 'mine', title: 'Theirs' });
  });

  test('the user is taken back to where the step was made', () => {
    const shown: unknown[] = [];
    editor.keepView({ read: () => editor.state.draft.text, show: (view) => shown.push(view) });
    write('one');
    entitle('New');
    editor.undo();
    editor.undo();
    expect(shown).toEqual(['one', 'start']);
  });
});

describe('what am I saving', () => {
  test('the changes are listed one by one, and each can be reverted alone', () => {
    write('mine');
    entitle('Mine');
    const [first] = editor.changes;
    expect(editor.changes).toHaveLength(2);
    if (first !== undefined) editor.revert(first);
    expect(editor.state.draft).toEqual({ text: 'start', title: 'Mine' });
    editor.undo();
    expect(editor.state.draft).toEqual({ text: 'mine', title: 'Mine' });
  });
});

describe('a draft that was kept', () => {
  test('is there again as one unsaved step', () => {
    const base = server.current();
    editor.restore({ base, origin: base.doc, draft: { ...base.doc, text: 'kept' } });
    expect(editor.state.draft.text).toBe('kept');
    expect(editor.isDirty).toBe(true);
    editor.undo();
    expect(editor.isDirty).toBe(false);
  });

  test('is merged with what was saved since', () => {
    const base = server.current();
    server.change({ title: 'Theirs' });
    editor = new Editor(server.definition(), 'one', server.current());
    editor.restore({ base, origin: base.doc, draft: { ...base.doc, text: 'kept' } });
    expect(editor.state).toMatchObject({ draft: { text: 'kept', title: 'Theirs' }, conflict: null });
    expect(editor.state.base.etag).toBe(server.current().etag);
    expect(editor.changes).toHaveLength(1);
  });

  test('has what the server reads otherwise since, of the very version it was made from', () => {
    const latest = server.current();
    const base = { ...latest, doc: { ...latest.doc, title: 'As it was usual' } };
    editor.restore({ base, origin: base.doc, draft: { ...base.doc, text: 'kept' } });
    expect(editor.state.draft).toEqual({ ...latest.doc, text: 'kept' });
    expect(editor.changes).toHaveLength(1);
  });

  test('waits for a choice where both changed the same', () => {
    const base = server.current();
    server.change({ text: 'theirs' });
    editor = new Editor(server.definition(), 'one', server.current());
    editor.restore({ base, origin: base.doc, draft: { ...base.doc, text: 'kept' } });
    expect(editor.state.draft.text).toBe('kept');
    expect(editor.state.conflict?.collisions).toHaveLength(1);
  });

  test('that was saved before its answer was lost leaves nothing to save', () => {
    const base = server.current();
    server.change({ text: 'kept' });
    editor = new Editor(server.definition(), 'one', server.current());
    editor.restore({ base, origin: base.doc, draft: { ...base.doc, text: 'kept' } });
    expect([editor.isDirty, editor.state.conflict]).toEqual([false, null]);
  });
});

describe('after a change of everything', () => {
  beforeEach(() => server.change({ text: 'restored' }));

  test('an editor without edits shows what is there now', async () => {
    expect(await editor.catchUp()).toBe(true);
    expect(editor.state.draft.text).toBe('restored');
    expect(editor.isDirty).toBe(false);
  });

  test('edits stay, and so does the version they were made from', async () => {
    write('mine');
    expect(await editor.catchUp()).toBe(true);
    expect(editor.state).toMatchObject({ draft: { text: 'mine' }, base: { etag: '"1"' } });
  });

  test('a deleted object is reported, unless there are edits', async () => {
    server.isGone = true;
    expect(await editor.catchUp()).toBe(false);
    write('mine');
    expect(await editor.catchUp()).toBe(true);
  });
});
