import { expect, test } from 'vitest';
import { Editor } from './Editor.ts';
import {
  editorKey,
  madeEditorOf,
  noteOpenEditor,
  parkEditor,
  parkedEditorOf,
  unparkEditor,
} from './parkedEditors.ts';
import { TinyServer } from './testing/TinyServer.ts';

const server = new TinyServer();

test('a parked editor is found until a screen has taken it over, by the same user on the same object', () => {
  const editor = new Editor(server.definition(), 'Roof Type', server.current());
  const key = editorKey('admin', '/DataSet', 'Roof Type');
  parkEditor(key, editor);
  expect(parkedEditorOf(editorKey('author', '/DataSet', 'Roof Type'))).toBeNull();
  expect(parkedEditorOf(key)).toBe(editor);
  expect(parkedEditorOf(key)).toBe(editor);
  unparkEditor(editor);
  expect(parkedEditorOf(key)).toBeNull();
});

test('names cannot be built that reach into another key', () => {
  expect(editorKey('a","b', 'k', 'c')).not.toBe(editorKey('a', 'b","k', 'c'));
});

test('the editor of a new object is found by the id it got while its screen is open, and no other one is', () => {
  const [newKey, key] = [editorKey('admin', '/Popup', ''), editorKey('admin', '/Popup', '7')];
  const editor = new Editor(server.definition(), '', server.current());
  const close = noteOpenEditor(newKey, editor);
  expect(madeEditorOf(newKey, key)).toBeNull();
  parkEditor(key, new Editor(server.definition(), '7', server.current()));
  expect(madeEditorOf(newKey, key)).toBeNull();
  parkEditor(key, editor);
  expect(madeEditorOf(newKey, key)).toBe(editor);
  close();
  expect(madeEditorOf(newKey, key)).toBeNull();
  unparkEditor(editor);
});
