import { ProblemError } from '@studio/api';
import { expect, test, vi } from 'vitest';
import { FormSetEditor } from './FormSetEditor.ts';
import type { FormSetCalls, ValuesByForm } from './FormSetState.ts';
import { FormSetServer, opened, valuesOf } from './testing/FormSetServer.ts';

test('what is typed during a save is a change of its own, and nothing is saved that was not looked at', async () => {
  const server = new FormSetServer();
  const calls = server.callsOf('ann');
  const editor = opened(server);
  await editor.start();
  editor.change('f', { city: 'Lincoln', fax: '1' });
  const looked: unknown[] = [];
  const isValid = async (values: ValuesByForm) => {
    looked.push(values.get('f'));
    if (looked.length === 1) {
      // Another tab, and what is typed here while the forms are looked at.
      await calls.save(1, new Map([['f', { city: 'Omaha', fax: '2' }]]));
      editor.change('f', { city: 'Lincoln, N', fax: '1' });
    }
    return true;
  };
  const onApplied = async () => {
    editor.edit('f', (values) => ({ ...values, city: 'Lincoln, Nebraska' }));
    // Waits for the save.
    void editor.flush();
  };
  expect(await editor.apply({ isValid, onApplied })).toBe(true);
  expect(looked).toEqual([
    { city: 'Lincoln', fax: '1' },
    { city: 'Lincoln, N', fax: '2' },
  ]);
  expect(server.saved).toEqual({ city: 'Lincoln, N', fax: '2' });
  expect(editor.state).toMatchObject({ isEditing: true, isTakenOver: false });
  expect(valuesOf(editor)).toEqual({ city: 'Lincoln, Nebraska', fax: '2' });
  await editor.flush();
  expect(server.changes?.values).toEqual({ city: 'Lincoln, Nebraska', fax: '2' });
  expect(await editor.apply({ isValid: async () => false })).toBe(false);
  expect(server.saved).toMatchObject({ city: 'Lincoln, N' });
});

test('where changes cannot be started again after a save, what was typed during it stays until they can', async () => {
  const server = new FormSetServer();
  const calls = server.callsOf('ann');
  const start = vi.fn(calls.start);
  const editor = opened(server, 'ann', { ...calls, start });
  await editor.start();
  editor.change('f', { city: 'Lincoln', fax: '1' });
  start.mockRejectedValueOnce(new Error('No network.'));
  const onApplied = async () => {
    editor.change('f', { city: 'Lincoln', fax: '3' });
  };
  expect(await editor.apply({ onApplied })).toBe(true);
  expect([editor.state.failure, editor.isBehind]).toEqual([expect.any(Error), true]);
  expect(await editor.flush()).toBe(true);
  expect(server.changes?.values).toEqual({ city: 'Lincoln', fax: '3' });
});

test('edits are sent although typing does not pause', async () => {
  vi.useFakeTimers();
  try {
    const server = new FormSetServer();
    const editor = new FormSetEditor(server.callsOf('ann'), server.view('ann'), {
      ...{ delayMs: 600, longestMs: 3000 },
    });
    await editor.start();
    for (let fax = 2; fax < 10; fax += 1) {
      editor.change('f', { city: 'Omaha', fax: String(fax) });
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(server.changes?.values).toEqual({ city: 'Omaha', fax: '7' });
    await vi.advanceTimersByTimeAsync(600);
    expect(server.changes?.values).toEqual({ city: 'Omaha', fax: '9' });
  } finally {
    vi.useRealTimers();
  }
});

test('edits that can never be sent are given up, and changes of what is gone can be cancelled', async () => {
  const server = new FormSetServer();
  const calls = server.callsOf('ann');
  const refuse = async (status: number) => {
    throw new ProblemError(status, { type: 'about:blank', title: '', status }, new Headers());
  };
  let status = 403;
  const save = () => refuse(status);
  const editor = opened(server, 'ann', { ...calls, save, discard: () => refuse(404) });
  await editor.start();
  editor.change('f', { city: 'Lincoln', fax: '1' });
  expect(await editor.flush()).toBe(false);
  editor.giveUp();
  expect([editor.isBehind, editor.state.failure, editor.state.isEditing]).toEqual([false, null, true]);
  status = 404;
  editor.change('f', { city: 'Lincoln', fax: '1' });
  expect(await editor.flush()).toBe(false);
  await editor.discard();
  expect(editor.state).toMatchObject({ failure: null, isEditing: false });
  await editor.start();
  editor.change('f', { city: 'Lincoln', fax: '1' });
  await editor.flush();
  editor.giveUp();
  expect([editor.state.failure, editor.state.isEditing]).toEqual([null, false]);
});

test('edits that were never sent go on in another editor: over what is there, as changes of their own, or beside those of another user', async () => {
  const server = new FormSetServer();
  const calls = server.callsOf('ann');
  const save: FormSetCalls['save'] = async () => {
    throw new Error('No network.');
  };
  const first = opened(server, 'ann', { ...calls, save });
  await first.start();
  first.change('f', { city: 'Lincoln', fax: '1' });
  const unsent = await first.stop();
  expect(unsent).not.toBeNull();
  if (unsent === null) return;
  await calls.save(1, new Map([['f', { city: 'Omaha', fax: '2' }]]));
  const second = opened(server);
  await second.goOnWith(unsent);
  expect(valuesOf(second)).toEqual({ city: 'Lincoln', fax: '2' });
  await second.discard();
  await second.goOnWith(unsent);
  expect([valuesOf(second), await second.stop()]).toEqual([{ city: 'Lincoln', fax: '1' }, null]);
  await second.discard();

  const bob = opened(server, 'bob');
  await bob.start();
  bob.change('f', { city: 'Omaha', fax: '3' });
  await bob.flush();
  const third = opened(server);
  await third.goOnWith(unsent);
  expect(third.state).toMatchObject({ isTakenOver: true, others: { name: 'bob' } });
  await third.start(true);
  expect(valuesOf(third)).toEqual({ city: 'Lincoln', fax: '3' });
});
