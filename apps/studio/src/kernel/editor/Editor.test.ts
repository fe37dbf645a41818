import { ConnectionError, ProblemError } from '@studio/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { activity, clearActivity } from '../../services/activity.ts';
import { Editor } from './Editor.ts';
import type { EditorDefinition, Loaded } from './types.ts';

interface Doc {
  readonly text: string;
  /** Not edited here: saved beside the editor. */
  readonly title?: string;
}

/** A server of one document, whose next answers can be made to fail or to be lost after the write. */
class TinyServer {
  version = 1;
  text = 'start';
  author = 'me';
  saves = 0;
  isGone = false;
  next: 'answer' | 'lose' | 'refuse' = 'answer';
  hold: Promise<void> = Promise.resolve();

  current(): Loaded<Doc> {
    return { doc: { text: this.text }, etag: `"${this.version}"` };
  }

  async save(draft: Doc, base: Loaded<Doc>): Promise<Loaded<Doc>> {
    this.saves += 1;
    await this.hold;
    const mode = this.next;
    this.next = 'answer';
    if (mode === 'refuse')
      throw new ProblemError(500, { type: 'x', title: 'Broken', status: 500 }, new Headers());
    if (base.etag !== this.current().etag) {
      throw new ProblemError(412, { type: 'stale', title: 'Stale', status: 412 }, new Headers());
    }
    this.text = draft.text;
    this.version += 1;
    if (mode === 'lose') throw new ConnectionError('network', {});
    return this.current();
  }
}

let server: TinyServer;
let editor: Editor<Doc, Doc>;

beforeEach(() => {
  clearActivity();
  server = new TinyServer();
  const definition: EditorDefinition<Doc, Doc> = {
    kind: '/Tiny',
    toDraft: (doc) => ({ ...doc }),
    normalise: ({ text }) => ({ text: text.trim() }),
    isValid: ({ text }) => text !== '',
    load: async () => {
      if (server.isGone)
        throw new ProblemError(404, { type: 'x', title: 'Gone', status: 404 }, new Headers());
      return server.current();
    },
    save: (_id, draft, base) => server.save(draft, base),
    toConflict: (error) =>
      error instanceof ProblemError && error.status === 412
        ? { current: server.current(), author: server.author, time: 7 }
        : null,
    texts: { saving: 'Saving', saved: 'Saved', invalidOnLeave: 'Invalid' },
  };
  editor = new Editor(definition, 'one', server.current());
});

test('dirty is derived: a no-op edit and an edit undone by hand are no change', () => {
  expect(editor.isDirty).toBe(false);
  editor.edit({ text: 'start ' });
  expect(editor.isDirty).toBe(false);
  editor.edit({ text: 'other' });
  expect(editor.isDirty).toBe(true);
  editor.edit({ text: 'start' });
  expect(editor.isDirty).toBe(false);
});

test('saving nothing sends nothing', async () => {
  expect(await editor.save()).toBe(true);
  expect(server.saves).toBe(0);
});

test('an invalid draft is not sent', async () => {
  editor.edit({ text: '' });
  expect(await editor.save()).toBe(false);
  expect(server.saves).toBe(0);
});

test('a save keeps the draft and clears the unsaved state', async () => {
  editor.edit({ text: 'next' });
  expect(await editor.save()).toBe(true);
  expect(server.text).toBe('next');
  expect(editor.isDirty).toBe(false);
});

test('a double click saves once', async () => {
  editor.edit({ text: 'next' });
  expect(await Promise.all([editor.save(), editor.save()])).toEqual([true, true]);
  expect(server.saves).toBe(1);
});

test('what is typed while a save runs stays, and is saved by the call that waited', async () => {
  const gate = Promise.withResolvers<void>();
  server.hold = gate.promise;
  editor.edit({ text: 'first' });
  const first = editor.save();
  editor.edit({ text: 'second' });
  const second = editor.save();
  gate.resolve();
  expect(await first).toBe(false);
  expect(editor.state.draft.text).toBe('second');
  expect(await second).toBe(true);
  expect(server.text).toBe('second');
});

test('a failed save keeps the edit and is one line of the activity list', async () => {
  server.next = 'refuse';
  editor.edit({ text: 'next' });
  expect(await editor.save()).toBe(false);
  expect(editor.isDirty).toBe(true);
  expect(activity.entries.map(({ action, reason }) => [action, reason])).toEqual([['Saving', 'Broken']]);
});

test('somebody else saved first: the edit is kept and the conflict says who', async () => {
  server.text = 'theirs';
  server.version = 9;
  server.author = 'Priya Nair';
  editor.edit({ text: 'mine' });
  expect(await editor.save()).toBe(false);
  expect(editor.state.conflict).toMatchObject({ author: 'Priya Nair', time: 7 });
  expect(editor.state.draft.text).toBe('mine');
  expect(server.text).toBe('theirs');
});

test('a retry after a lost answer does not conflict with itself', async () => {
  server.next = 'lose';
  editor.edit({ text: 'next' });
  expect(await editor.save()).toBe(false);
  expect(editor.isDirty).toBe(true);
  expect(await editor.save()).toBe(true);
  expect(editor.state.conflict).toBeNull();
  expect(server.version).toBe(2);
});

test('after a lost answer, further typing is saved over our own write', async () => {
  server.next = 'lose';
  editor.edit({ text: 'next' });
  await editor.save();
  editor.edit({ text: 'next and more' });
  expect(await editor.save()).toBe(true);
  expect(server.text).toBe('next and more');
});

test('after a lost answer, a write of somebody else is still a conflict', async () => {
  server.next = 'lose';
  editor.edit({ text: 'next' });
  await editor.save();
  server.text = 'theirs';
  server.version += 1;
  expect(await editor.save()).toBe(false);
  expect(editor.state.conflict).not.toBeNull();
});

test('reset takes a version as the new start', () => {
  editor.edit({ text: 'mine' });
  editor.reset({ doc: { text: 'fresh' }, etag: '"5"' });
  expect(editor.state.draft.text).toBe('fresh');
  expect(editor.isDirty).toBe(false);
});

const priya = { author: 'Priya Nair', time: 7 };

test('a version saved beside the editor is the new start, and the edit stays', async () => {
  editor.edit({ text: 'mine' });
  server.version = 5;
  editor.rebase({ doc: { text: 'start', title: 'New title' }, etag: '"5"' }, priya);
  expect(editor.state).toMatchObject({ draft: { text: 'mine' }, conflict: null, generation: 0 });
  expect(editor.isDirty).toBe(true);
  expect(await editor.save()).toBe(true);
  expect(server.text).toBe('mine');
});

test('without an edit, what such a version changed is shown', () => {
  editor.rebase({ doc: { text: 'theirs' }, etag: '"5"' }, priya);
  expect(editor.state).toMatchObject({ draft: { text: 'theirs' }, conflict: null, generation: 1 });
  expect(editor.isDirty).toBe(false);
});

test('an edit of what such a version changed as well is kept, and is in conflict', () => {
  editor.edit({ text: 'mine' });
  const theirs = { doc: { text: 'theirs' }, etag: '"5"' };
  editor.rebase(theirs, priya);
  expect(editor.state).toMatchObject({ draft: { text: 'mine' }, conflict: { ...priya, current: theirs } });
  expect(editor.state.base.etag).toBe('"1"');
});

describe('after a change of everything', () => {
  beforeEach(() => {
    server.text = 'restored';
    server.version = 2;
  });

  test('an editor without edits shows what is there now', async () => {
    expect(await editor.catchUp()).toBe(true);
    expect(editor.state.draft).toEqual({ text: 'restored' });
    expect(editor.isDirty).toBe(false);
  });

  test('edits stay, and so does the version they were made from', async () => {
    editor.edit({ text: 'mine' });
    expect(await editor.catchUp()).toBe(true);
    expect(editor.state).toMatchObject({ draft: { text: 'mine' }, base: { etag: '"1"' } });
  });

  test('what is gone is said, unless there are edits', async () => {
    server.isGone = true;
    expect(await editor.catchUp()).toBe(false);
    editor.edit({ text: 'mine' });
    expect(await editor.catchUp()).toBe(true);
  });
});
