import type { AuthorizationKey, CurrentUser } from '@studio/api';
import { afterEach, expect, test, vi } from 'vitest';
import { announceConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { session } from '../../platform/session/session.ts';
import { callEarly } from './callEarly.ts';

afterEach(() => {
  vi.useRealTimers();
  session.current = null;
});

/** Makes somebody with these permissions the user. */
function signIn(...authorizationKeys: AuthorizationKey[]) {
  session.current = { authorizationKeys } as unknown as CurrentUser;
}

/** A call that notes what it was asked with, and answers that. */
function recordedCall() {
  const calls: { readonly name: string; readonly signal: AbortSignal }[] = [];
  const early = callEarly(async (name: string, signal: AbortSignal) => {
    calls.push({ name, signal });
    return `answer to ${name}`;
  });
  return { calls, early };
}

const signal = () => new AbortController().signal;

test('an answer that was requested early is taken once', async () => {
  const { calls, early } = recordedCall();
  early.ask('one');
  expect(await early.take('one', signal())).toBe('answer to one');
  expect(calls).toHaveLength(1);
  await early.take('one', signal());
  expect(calls).toHaveLength(2);
});

test('a question is the same in any order of its properties', async () => {
  const call = vi.fn(async (_: object) => 'answer');
  const early = callEarly(call);
  early.ask({ search: 'roof', filters: { type: '2', product: null } });
  await early.take({ filters: { product: null, type: '2' }, search: 'roof' }, signal());
  expect(call).toHaveBeenCalledOnce();
});

test('the answer to another question is not taken', async () => {
  const { calls, early } = recordedCall();
  early.ask('one');
  expect(await early.take('two', signal())).toBe('answer to two');
  expect(calls.map(({ name }) => name)).toEqual(['one', 'two']);
});

test('the taker of the answer can abort the call', async () => {
  const { calls, early } = recordedCall();
  const controller = new AbortController();
  early.ask('one');
  await early.take('one', controller.signal);
  expect(calls[0]?.signal.aborted).toBe(false);
  controller.abort();
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('a failure is thrown to the taker of the answer', async () => {
  const early = callEarly(() => Promise.reject(new Error('down')));
  early.ask(null);
  await expect(early.take(null, signal())).rejects.toThrow('down');
});

test('the next request aborts one whose answer is not taken', () => {
  const { calls, early } = recordedCall();
  early.ask('one');
  early.ask('two');
  expect(calls.map(({ signal: { aborted } }) => aborted)).toEqual([true, false]);
});

test('the same request is sent once while its answer is not taken, and again later', async () => {
  vi.useFakeTimers();
  const { calls, early } = recordedCall();
  early.ask('one');
  early.ask('one');
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(5_001);
  early.ask('one');
  expect(calls.map(({ signal: { aborted } }) => aborted)).toEqual([true, false]);
  expect(await early.take('one', signal())).toBe('answer to one');
  early.ask('one');
  expect(calls).toHaveLength(3);
});

test('after a change of the configuration, and after half a minute, it is asked again', async () => {
  vi.useFakeTimers();
  const { calls, early } = recordedCall();
  early.ask('one');
  announceConfigurationChange();
  await early.take('one', signal());
  expect(calls).toHaveLength(2);
  early.ask('one');
  vi.advanceTimersByTime(30_000);
  await early.take('one', signal());
  expect(calls).toHaveLength(4);
});

test('an answer to a user who may do something else by now is asked again; one whose permissions were only confirmed is taken', async () => {
  const { calls, early } = recordedCall();
  early.ask('before the user is known');
  signIn('MANAGE_DATASETS', 'MANAGE_FORMS');
  await early.take('before the user is known', signal());
  expect(calls).toHaveLength(1);
  early.ask('one');
  signIn('MANAGE_FORMS', 'MANAGE_DATASETS');
  await early.take('one', signal());
  expect(calls).toHaveLength(2);
  early.ask('two');
  signIn('MANAGE_FORMS');
  await early.take('two', signal());
  expect(calls).toHaveLength(4);
});

test('the callback receives the answer, whether the call was made now or just before, and no failure', async () => {
  const { calls, early } = recordedCall();
  const onAnswer = vi.fn();
  early.ask('one', onAnswer);
  early.ask('one', onAnswer);
  await early.take('one', signal());
  expect(onAnswer.mock.calls).toEqual([['answer to one'], ['answer to one']]);
  expect(calls).toHaveLength(1);
  const failing = callEarly(() => Promise.reject(new Error('down')));
  failing.ask(null, onAnswer);
  await expect(failing.take(null, signal())).rejects.toThrow('down');
  expect(onAnswer).toHaveBeenCalledTimes(2);
});

test('an answer that is there already is taken at once, and once; one that is pending is left', async () => {
  const { calls, early } = recordedCall();
  expect(early.takeAnswered('one')).toBeUndefined();
  early.ask('one');
  expect(early.takeAnswered('one')).toBeUndefined();
  await vi.waitFor(() => expect(early.takeAnswered('one')).toBe('answer to one'));
  expect(early.takeAnswered('one')).toBeUndefined();
  expect(calls).toHaveLength(1);
  early.ask('two');
  await Promise.resolve();
  expect(early.takeAnswered('one')).toBeUndefined();
  expect(await early.take('two', signal())).toBe('answer to two');
});
