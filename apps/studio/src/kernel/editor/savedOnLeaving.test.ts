import { afterEach, beforeEach, expect, test } from 'vitest';
import { Editor } from './Editor.ts';
import { noteOpenEditor, parkedEditorOf, unparkEditor } from './parkedEditors.ts';
import { saveOnLeaving, undoSave } from './savedOnLeaving.ts';
import { type TinyDoc, TinyServer } from './testing/TinyServer.ts';

const key = 'the key';
let server: TinyServer;
let editor: Editor<TinyDoc, TinyDoc>;

beforeEach(() => {
  server = new TinyServer();
  editor = new Editor(server.definition(), 'one', server.current());
});

afterEach(() => unparkEditor(editor));

const write = (text: string) => editor.edit({ ...editor.state.draft, text });
const leave = () => saveOnLeaving(editor, () => editor.save());

test('what was saved on leaving is taken back in the editor that was left, unsaved', async () => {
  write('next');
  write('next and more');
  const { isSaved, saved } = await leave();
  expect(isSaved).toBe(true);
  if (saved === null) throw new Error('Nothing was saved.');
  expect(undoSave(key, saved)).toBe(true);
  expect(parkedEditorOf(key)).toBe(editor);
  expect(editor.state.draft.text).toBe('start');
  expect(editor.isDirty).toBe(true);
  expect(server.doc.text).toBe('next and more');
  expect(editor.undo()).toBe(true);
  expect(editor.isDirty).toBe(false);
});

test("others' changes that were merged while saving stay", async () => {
  server.change({ title: 'Theirs' });
  write('next');
  const { saved } = await leave();
  if (saved === null) throw new Error('Nothing was saved.');
  undoSave(key, saved);
  expect(editor.state.draft).toEqual({ text: 'start', title: 'Theirs' });
});

test('in an editor that is open on the object again the edit is taken back there', async () => {
  write('next');
  const { saved } = await leave();
  if (saved === null) throw new Error('Nothing was saved.');
  const again = new Editor(server.definition(), 'one', server.current());
  const close = noteOpenEditor(key, again);
  expect(undoSave(key, saved)).toBe(false);
  close();
  expect(again.state.draft.text).toBe('start');
  expect(again.isDirty).toBe(true);
  expect(parkedEditorOf(key)).toBeNull();
});

test('a save that failed, and one that was pending before, offer nothing', async () => {
  server.next = 'refuse';
  write('next');
  expect(await leave()).toEqual({ isSaved: false, saved: null });
  const underWay = editor.save();
  expect(await leave()).toMatchObject({ saved: null });
  await underWay;
});
