import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activity, clearActivity } from '../../platform/feedback/activity.ts';
import { Editor } from './Editor.ts';
import { type TinyDoc, TinyServer } from './testing/TinyServer.ts';

let server: TinyServer;
let editor: Editor<TinyDoc, TinyDoc>;

beforeEach(() => {
  vi.useFakeTimers();
  clearActivity();
  server = new TinyServer();
  editor = new Editor(server.definition(), 'one', server.current());
});

afterEach(() => {
  vi.useRealTimers();
});

const write = (text: string) => editor.edit({ ...editor.state.draft, text }, { coalesceKey: 'text' });
const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('a save that a busy server refuses is made when it is free, by itself and as the same save', async () => {
  server.busyFor = 3;
  write('mine');
  const saving = editor.save();
  await passSeconds(1);
  expect(editor.state).toMatchObject({ isSaving: true, isWaiting: true, failure: null });
  await passSeconds(10);
  expect(await saving).toBe(true);
  expect(server.doc.text).toBe('mine');
  expect([server.saves, new Set(server.keys).size]).toEqual([4, 1]);
  expect(editor.state).toMatchObject({ isSaving: false, isWaiting: false });
  expect(activity.entries).toEqual([]);
});

test('what is typed meanwhile stays, and is what is unsaved afterwards', async () => {
  server.busyFor = 1;
  write('first');
  const saving = editor.save();
  await passSeconds(1);
  write('first and second');
  await passSeconds(10);
  expect(await saving).toBe(false);
  expect(server.doc.text).toBe('first');
  expect([editor.state.draft.text, editor.isDirty]).toEqual(['first and second', true]);
});

test('a stopped save keeps the edit, and counts as failed and certainly not saved', async () => {
  server.busyFor = 100;
  write('mine');
  const saving = editor.save();
  await passSeconds(1);
  editor.stopWaiting();
  expect(await saving).toBe(false);
  expect(editor.state).toMatchObject({ isSaving: false, isWaiting: false });
  expect(editor.state.failure?.error).toMatchObject({ status: 503 });
  expect([editor.state.draft.text, editor.attempts]).toEqual(['mine', []]);
  editor.undo();
  expect(editor.isDirty).toBe(false);
  editor.redo();
  server.busyFor = 1;
  const again = editor.save();
  await passSeconds(10);
  expect(await again).toBe(true);
});

test('a server that stays busy is given up in the end: one line in the activity list, and the edit', async () => {
  server.busyFor = 1000;
  write('mine');
  const saving = editor.save();
  await passSeconds(200);
  expect(await saving).toBe(false);
  expect(activity.entries).toHaveLength(1);
  expect([editor.state.draft.text, editor.isDirty, server.doc.text]).toEqual(['mine', true, 'start']);
});

test('a save whose answer was lost stays unconfirmed when its repetition meets a busy server', async () => {
  server.next = 'lose';
  write('mine');
  expect(await editor.save()).toBe(false);
  server.busyFor = 1000;
  const again = editor.save();
  await passSeconds(1);
  editor.stopWaiting();
  expect(await again).toBe(false);
  editor.undo();
  expect(editor.isDirty).toBe(true);
  server.busyFor = 0;
  editor.redo();
  expect(await editor.save()).toBe(true);
  expect([server.version, server.doc.text]).toEqual([2, 'mine']);
});

test('an answer that is lost after a refusal is unconfirmed', async () => {
  server.busyFor = 1;
  write('mine');
  const saving = editor.save();
  await passSeconds(1);
  server.next = 'lose';
  await passSeconds(10);
  expect(await saving).toBe(false);
  editor.undo();
  expect(editor.isDirty).toBe(true);
});
