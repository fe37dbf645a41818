import { beforeEach, describe, expect, test } from 'vitest';
import { activity, clearActivity } from '../../platform/feedback/activity.ts';
import { Editor } from './Editor.ts';
import { type TinyDoc, TinyServer } from './testing/TinyServer.ts';

let server: TinyServer;
let editor: Editor<TinyDoc, TinyDoc>;

beforeEach(() => {
  clearActivity();
  server = new TinyServer();
  editor = new Editor(server.definition(), 'one', server.current());
});

const write = (text: string) => editor.edit({ ...editor.state.draft, text }, { coalesceKey: 'text' });

test('saving nothing sends nothing', async () => {
  expect(await editor.save()).toBe(true);
  expect(server.saves).toBe(0);
});

test('an invalid draft is not sent', async () => {
  write('');
  expect(await editor.save()).toBe(false);
  expect(server.saves).toBe(0);
});

test('a save keeps the draft and clears the unsaved state', async () => {
  write('next');
  expect(await editor.save()).toBe(true);
  expect(server.doc.text).toBe('next');
  expect(editor.isDirty).toBe(false);
  expect(editor.changes).toEqual([]);
});

test('a double click saves once', async () => {
  write('next');
  expect(await Promise.all([editor.save(), editor.save()])).toEqual([true, true]);
  expect(server.saves).toBe(1);
});

test('what is typed while a save runs stays, and is saved by the call that waited', async () => {
  const gate = Promise.withResolvers<void>();
  server.hold = gate.promise;
  write('first');
  const first = editor.save();
  write('second');
  const second = editor.save();
  gate.resolve();
  expect(await first).toBe(false);
  expect(editor.state.draft.text).toBe('second');
  expect(await second).toBe(true);
  expect(server.doc.text).toBe('second');
});

describe('what the server changes in what is saved', () => {
  beforeEach(() => {
    server.adjust = (draft) => ({ ...draft, title: `Title of ${draft.text}` });
  });

  test('comes into the draft, and is no unsaved change', async () => {
    write('next');
    expect(await editor.save()).toBe(true);
    expect(editor.state.draft).toEqual({ text: 'next', title: 'Title of next' });
    expect([editor.isDirty, editor.changes]).toEqual([false, []]);
  });

  test('leaves what was typed meanwhile, and is not taken back by an undo', async () => {
    const gate = Promise.withResolvers<void>();
    server.hold = gate.promise;
    write('first');
    const saving = editor.save();
    editor.stopCoalescing();
    write('second');
    gate.resolve();
    await saving;
    expect(editor.state.draft).toEqual({ text: 'second', title: 'Title of first' });
    expect(editor.changes).toMatchObject([{ field: 'text', before: 'first', after: 'second' }]);
    editor.undo();
    expect(editor.isDirty).toBe(false);
    editor.undo();
    expect(editor.state.draft).toEqual({ text: 'start', title: 'Title of first' });
    editor.redo();
    expect(editor.state.draft).toEqual({ text: 'first', title: 'Title of first' });
  });
});

test('a failed save keeps the edit and is one line of the activity list', async () => {
  server.next = 'refuse';
  write('next');
  expect(await editor.save()).toBe(false);
  expect(editor.isDirty).toBe(true);
  expect(activity.entries.map(({ action, reason }) => [action, reason])).toEqual([['Saving', 'Broken']]);
});

test('a failed save is remembered until the changes are taken back or saved', async () => {
  server.isGone = true;
  write('next');
  await editor.save();
  expect(editor.state.failure).toMatchObject({ error: { message: expect.any(String) } });
  write('more');
  expect(editor.state.failure).not.toBeNull();
  write(editor.state.origin.text);
  expect(editor.isDirty).toBe(false);
  write('another edit');
  expect(editor.state.failure).toBeNull();
});

describe('a save whose answer was lost', () => {
  beforeEach(async () => {
    server.next = 'lose';
    write('next');
    expect(await editor.save()).toBe(false);
  });

  test('does not conflict with itself when it is repeated, and is written once', async () => {
    expect(editor.isDirty).toBe(true);
    expect(await editor.save()).toBe(true);
    expect(editor.state.conflict).toBeNull();
    expect(server.version).toBe(2);
  });

  test('is gone on from when more was typed', async () => {
    write('next and more');
    expect(await editor.save()).toBe(true);
    expect(server.doc.text).toBe('next and more');
  });

  test('is recognised although somebody else has saved since', async () => {
    server.change({ title: 'Theirs' });
    write('next and more');
    expect(await editor.save()).toBe(true);
    expect(server.doc).toEqual({ text: 'next and more', title: 'Theirs' });
  });

  test('does not hide that somebody else changed the same since', async () => {
    server.change({ text: 'theirs' });
    write('next and more');
    expect(await editor.save()).toBe(false);
    expect(editor.state.conflict?.collisions).toMatchObject([
      { field: 'text', base: 'next', mine: 'next and more', theirs: 'theirs' },
    ]);
  });

  test('is no saved state when the edit is undone: the next save finds out', async () => {
    editor.undo();
    expect(editor.isDirty).toBe(true);
    expect(await editor.save()).toBe(true);
    expect(server.doc.text).toBe('start');
    expect(editor.isDirty).toBe(false);
  });

  test('is no failure any more once it is known to be saved', async () => {
    expect(editor.state.failure).not.toBeNull();
    expect(await editor.knows('"2"')).toBe(true);
    expect(editor.isDirty).toBe(false);
    expect(editor.state.failure).toBeNull();
  });

  test('is found out when there is news of a version, without writing anything', async () => {
    editor.undo();
    expect(await editor.knows('"1"')).toBe(true);
    expect(server.saves).toBe(1);
    expect(await editor.knows('"2"')).toBe(true);
    expect(editor.state.base.etag).toBe('"2"');
    expect(editor.isDirty).toBe(true);
  });
});

test('a save that never arrived is never sent again by itself', async () => {
  server.next = 'lose unwritten';
  write('wrong');
  await editor.save();
  editor.undo();
  expect(await editor.knows('"1"')).toBe(true);
  server.change({ title: 'Theirs' });
  expect(await editor.knows('"2"')).toBe(false);
  expect(await editor.save()).toBe(true);
  expect(server.doc).toEqual({ text: 'start', title: 'Theirs' });
});

test('a save that never arrived and cannot any more is no save', async () => {
  server.next = 'lose unwritten';
  write('mine');
  await editor.save();
  server.change({ title: 'Theirs' });
  write('mine after all');
  expect(await editor.save()).toBe(true);
  expect(server.doc).toEqual({ text: 'mine after all', title: 'Theirs' });
});

test('a draft of an object that was deleted can be made an object again', async () => {
  write('mine');
  expect(await editor.recreate()).toBe(false);
  server.isGone = true;
  expect(await editor.save()).toBe(false);
  expect(editor.state.failure?.error).toMatchObject({ status: 404 });
  expect(await editor.recreate()).toBe(true);
  expect(server.doc.text).toBe('mine');
  expect([editor.isDirty, editor.state.failure]).toEqual([false, null]);

  server.isGone = true;
  expect(await editor.recreate()).toBe(true);
  expect(server.isGone).toBe(false);
});

describe('discarding', () => {
  beforeEach(() => write('mine'));

  test('takes the latest version, by any user', async () => {
    server.change({ title: 'Theirs' });
    expect(await editor.startAgain()).toBe(false);
    expect(editor.state.draft).toEqual({ text: 'start', title: 'Theirs' });
    expect([editor.isDirty, editor.canUndo]).toEqual([false, false]);
  });

  test('reports that a save had arrived whose answer was lost: that is not discarded', async () => {
    server.next = 'lose';
    await editor.save();
    write('mine and more');
    expect(await editor.startAgain()).toBe(true);
    expect(editor.state.draft.text).toBe('mine');
    expect(editor.isDirty).toBe(false);
  });

  test('a save that never arrived is gone, and is not sent for it', async () => {
    server.next = 'lose unwritten';
    await editor.save();
    expect(await editor.startAgain()).toBe(false);
    expect([editor.state.draft.text, editor.isDirty, server.saves]).toEqual(['start', false, 1]);
  });

  test('keeps everything while the outcome of a save is unknown', async () => {
    server.next = 'lose';
    await editor.save();
    server.next = 'refuse';
    await expect(editor.startAgain()).rejects.toThrow();
    expect([editor.state.draft.text, editor.isDirty]).toEqual(['mine', true]);
  });

  test('of an object that is gone shows the last version, and says that it is gone', async () => {
    server.isGone = true;
    expect(await editor.startAgain()).toBe(false);
    expect([editor.state.draft.text, editor.isDirty]).toEqual(['start', false]);
    expect(editor.state.failure?.error).toMatchObject({ status: 404 });
  });
});

describe('making a deleted object again without an answer', () => {
  beforeEach(async () => {
    write('mine');
    server.isGone = true;
    server.next = 'lose';
    expect(await editor.recreate()).toBe(false);
    write('mine and more');
  });

  test('tried again with more edits, it is found out, and they are saved', async () => {
    expect(await editor.recreate()).toBe(true);
    expect([server.doc.text, server.version]).toEqual(['mine and more', 3]);
  });

  test('saved instead, there is no conflict with itself', async () => {
    expect(await editor.save()).toBe(true);
    expect([server.doc.text, server.version]).toEqual(['mine and more', 3]);
  });

  test('somebody else has made it: the name is taken, and a save meets their version', async () => {
    server.forget();
    server.change({ text: 'theirs' });
    expect(await editor.recreate()).toBe(false);
    expect(server.doc.text).toBe('theirs');
    expect(editor.state.failure?.error).toMatchObject({ status: 409 });
  });
});

test('after the repetition of a save was refused for another reason, its outcome is still unknown', async () => {
  server.next = 'lose';
  write('next');
  await editor.save();
  server.next = 'sign out';
  expect(await editor.save()).toBe(false);
  expect(editor.isDirty).toBe(true);
  write('next and more');
  expect(await editor.save()).toBe(true);
  expect([server.doc.text, editor.state.conflict]).toEqual(['next and more', null]);
});

test('agreed references are sent with each try of the save, and with no later save', async () => {
  write('next');
  await editor.save();
  write('more');
  editor.agreeTo('seen');
  server.next = 'lose';
  expect(await editor.save()).toBe(false);
  expect(await editor.save()).toBe(true);
  write('last');
  expect(await editor.save()).toBe(true);
  expect(server.agreed).toEqual([undefined, 'seen', 'seen', undefined]);
  expect(server.keys[1]).toBe(server.keys[2]);
});

test('a save that may have been written is another one once references were agreed to', async () => {
  write('next');
  server.next = 'lose unwritten';
  await editor.save();
  editor.agreeTo('seen');
  expect(await editor.save()).toBe(true);
  expect(server.agreed).toEqual([undefined, 'seen']);
  expect(new Set(server.keys).size).toBe(2);
});
