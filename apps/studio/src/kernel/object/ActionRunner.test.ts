import { beforeEach, expect, test } from 'vitest';
import { Editor } from '../editor/Editor.ts';
import { type TinyDoc, TinyServer } from '../editor/testing/TinyServer.ts';
import { ActionRunner } from './ActionRunner.ts';
import { actionBlock, type ChangeAction } from './ObjectAction.ts';

let server: TinyServer;
let editor: Editor<TinyDoc, TinyDoc>;
let runner: ActionRunner<TinyDoc, TinyDoc>;

beforeEach(() => {
  server = new TinyServer();
  editor = new Editor(server.definition(), 'one', server.current());
  runner = new ActionRunner(editor);
});

/** Gives the saved version another title. */
const entitle: ChangeAction<TinyDoc, TinyDoc> = {
  does: 'change',
  label: () => 'Publish',
  texts: () => ({ loading: 'Publishing', success: 'Published' }),
  run: ({ doc, etag, options }) => server.save({ ...doc, title: 'Published' }, { doc, etag }, options),
  unsaved: 'kept',
};
const write = (text: string) => editor.edit({ ...editor.state.draft, text });

test('the result of an action is the version to go on from; unsaved edits stay, and are saved over it', async () => {
  write('mine');
  expect(await runner.run('Publish', entitle)).toEqual({ is: 'done' });
  expect(editor.state.draft).toEqual({ text: 'mine', title: 'Published' });
  expect(editor.isDirty).toBe(true);
  expect(await editor.save()).toBe(true);
  expect(server.doc).toEqual({ text: 'mine', title: 'Published' });
});

test('an action without an answer is done; the version is loaded', async () => {
  const silent = {
    ...entitle,
    run: async (target: Parameters<typeof entitle.run>[0]) => {
      await entitle.run(target, false);
      return null;
    },
  };
  expect(await runner.run('Publish', silent)).toEqual({ is: 'done' });
  expect(editor.state.base).toEqual(server.current());
});

test('an action whose answer was lost is the same one when it is run again', async () => {
  server.next = 'lose';
  expect(await runner.run('Publish', entitle)).toMatchObject({ is: 'failed' });
  expect(await runner.run('Publish', entitle)).toEqual({ is: 'done' });
  expect(server.keys[1]).toBe(server.keys[0]);
  expect([server.version, editor.state.base.etag]).toEqual([2, '"2"']);
  await runner.run('Publish', entitle);
  expect(server.keys[2]).not.toBe(server.keys[0]);
});

test('nothing is done to a version that was not seen; it is here when the action is run again', async () => {
  server.change({ text: 'theirs' });
  const outcome = await runner.run('Publish', entitle);
  expect(outcome).toMatchObject({ is: 'failed', reason: expect.stringMatching(/^Priya Nair changed this/) });
  expect(server.doc.title).toBe('Title');
  expect(editor.state.draft.text).toBe('theirs');
  expect(await runner.run('Publish', entitle)).toEqual({ is: 'done' });
});

test('where both changed the same, the user decides before the action is run again', async () => {
  write('mine');
  server.change({ text: 'theirs' });
  expect(await runner.run('Publish', entitle)).toEqual({ is: 'elsewhere' });
  expect(editor.state.conflict?.collisions).toHaveLength(1);
});

test('edits are saved first where the action says so; when they cannot be, it is not run', async () => {
  const savesFirst = { ...entitle, unsaved: 'saved' } as const;
  write('mine');
  expect(await runner.run('Publish', savesFirst)).toEqual({ is: 'done' });
  expect(server.doc).toEqual({ text: 'mine', title: 'Published' });
  write('more');
  server.next = 'refuse';
  expect(await runner.run('Publish', savesFirst)).toEqual({ is: 'elsewhere' });
  expect([server.version, editor.state.failure === null]).toEqual([3, false]);
});

test('edits stay where the version is one that the action does not save them over, and are saved first elsewhere', async () => {
  const unsaved = ({ title }: TinyDoc) => (title === 'Title' ? 'kept' : 'saved');
  const activate: typeof entitle = { ...entitle, unsaved };
  const { text } = server.doc;
  write('mine');
  expect(await runner.run('Publish', activate)).toEqual({ is: 'done' });
  expect(server.doc).toEqual({ text, title: 'Published' });
  expect(editor.state.draft.text).toBe('mine');
  expect(await runner.run('Publish', activate)).toEqual({ is: 'done' });
  expect(server.doc.text).toBe('mine');
});

test('of an object that is gone the editor says so', async () => {
  server.isGone = true;
  expect(await runner.run('Publish', entitle)).toEqual({ is: 'elsewhere' });
  expect(editor.state.failure).not.toBeNull();
});

test('what blocks an action is shown', () => {
  const doc = { text: '', title: '' };
  const clean = { doc, draft: doc, isNew: false, isDirty: false, invalidReason: null };
  const dirty = { ...clean, isDirty: true };
  const refused = { ...entitle, unsaved: 'refused' } as const;
  expect(actionBlock(refused, clean)).toBeNull();
  expect(actionBlock(refused, dirty)).toBe('Publish is not available since there are unsaved changes');
  expect(actionBlock(entitle, dirty)).toBeNull();
  const invalid = { ...dirty, invalidReason: 'Still missing: Text' };
  expect(actionBlock({ ...entitle, unsaved: 'saved' }, invalid)).toBe('Still missing: Text');
  expect(actionBlock(entitle, { ...clean, isNew: true })).toBe('It is not saved yet.');
  expect(actionBlock({ ...entitle, lockedBecause: () => 'It is published.' }, clean)).toBe(
    'It is published.',
  );
});

test('the option of the question is passed on, and another choice is another call', async () => {
  const options: boolean[] = [];
  const chosen = {
    ...entitle,
    run: (target: Parameters<typeof entitle.run>[0], isOn: boolean) => {
      options.push(isOn);
      return entitle.run(target, isOn);
    },
  };
  server.next = 'lose';
  await runner.run('Publish', chosen, true);
  await runner.run('Publish', chosen);
  expect(options).toEqual([true, false]);
  expect(server.keys[1]).not.toBe(server.keys[0]);
});
