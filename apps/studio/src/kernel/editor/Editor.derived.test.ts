import { ConnectionError } from '@studio/api';
import { snapshot, subscribe } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { Editor } from './Editor.ts';
import { type TinyDoc, TinyServer } from './testing/TinyServer.ts';

let server: TinyServer;
let editor: Editor<TinyDoc, TinyDoc>;

beforeEach(() => {
  server = new TinyServer();
  editor = new Editor(server.definition(), 'one', server.current());
});

const shown = () => {
  const { isDirty, isValid, canUndo, canRedo, isUncertain, id } = snapshot(editor.state);
  return { isDirty, isValid, canUndo, canRedo, isUncertain, id };
};
const write = (text: string) => editor.edit({ ...editor.state.draft, text });

test('a snapshot says what follows from the state', () => {
  expect(shown()).toEqual({
    ...{ isDirty: false, isValid: true, canUndo: false, canRedo: false, isUncertain: false, id: 'one' },
  });
  write('next');
  expect(shown()).toMatchObject({ isDirty: true, canUndo: true });
  editor.undo();
  expect(shown()).toMatchObject({ isDirty: false, canUndo: false, canRedo: true });
});

test('another version that is taken as the start ends steps and edits', () => {
  write('next');
  shown();
  editor.reset({ doc: { text: 'fresh', title: 'T' }, etag: '"5"' });
  expect(shown()).toMatchObject({ isDirty: false, canUndo: false, canRedo: false });
});

test('subscribers are notified when a save gets no answer, and when its outcome is known', async () => {
  const definition = server.definition();
  let isLost = true;
  editor = new Editor(
    {
      ...definition,
      save: async (...args) => {
        const saved = await definition.save(...args);
        if (!isLost) return saved;
        isLost = false;
        throw new ConnectionError('network', undefined);
      },
    },
    'one',
    server.current(),
  );
  write('next');
  await editor.save();
  editor.undo();
  expect(shown()).toMatchObject({ isUncertain: true, isDirty: true });
  const notified: boolean[] = [];
  editor.subscribe(() => notified.push(shown().isUncertain));
  expect(await editor.knows(server.current().etag)).toBe(true);
  await Promise.resolve();
  expect(shown().isUncertain).toBe(false);
  expect(notified.at(-1)).toBe(false);
});

test('subscribers are notified of a changed id', () => {
  editor.followTo('two');
  expect(shown().id).toBe('two');
});

test('no notification is sent within a batch of changes', async () => {
  const compared: (readonly [draft: TinyDoc, doc: TinyDoc])[] = [];
  const definition = server.definition();
  const normalise: typeof definition.normalise = (draft, doc) => {
    compared.push([draft, doc]);
    return definition.normalise(draft, doc);
  };
  editor = new Editor({ ...definition, normalise }, 'one', server.current());
  write('mine');
  const mine = editor.state.draft;
  server.change({ title: 'Theirs' });
  subscribe(editor.state, shown, true);
  await editor.rebaseOntoLatest();
  const { draft, base } = editor.state;
  expect(draft).toEqual({ text: 'mine', title: 'Theirs' });
  expect(shown()).toMatchObject({ isDirty: true, canUndo: true });
  expect(compared.filter(([each, doc]) => each === mine && doc === base.doc)).toEqual([]);
});
