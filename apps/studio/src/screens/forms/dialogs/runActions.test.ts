import { ConnectionError, ProblemError } from '@studio/api';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { pathClient } from '../../../kernel/kind/idKind.ts';
import { announceKindChange } from '../../../platform/changes/kindChanges.ts';
import { endSession } from '../../../platform/session/endSession.ts';
import { session } from '../../../platform/session/session.ts';
import { runTest } from './runActions.ts';

let post: MockInstance<typeof pathClient.POST>;
const made = { data: { changed: 0, setId: 7, message: null, failures: [] }, response: new Response() };
const lost = () => new ConnectionError('network', new TypeError('Failed to fetch'));
const refusal = (status: number) =>
  new ProblemError(status, { type: 'about:blank', title: 'Refused', status }, new Headers());

/** The keys of the calls until now. */
const keys = () =>
  post.mock.calls.map(([, init]) => {
    const { params } = init as { params: { header: Readonly<Record<string, string>> } };
    return params.header['Idempotency-Key'];
  });

beforeEach(() => {
  post = vi.spyOn(pathClient, 'POST').mockResolvedValue(made);
});

test('a test set whose answer was lost is the same one when it is requested again, and another one after it', async () => {
  post.mockRejectedValueOnce(lost()).mockRejectedValueOnce(refusal(502)).mockRejectedValueOnce(refusal(429));
  for (let tries = 0; tries < 5; tries += 1) await runTest();
  const [first, ...others] = keys();
  expect(others.slice(0, 3)).toEqual([first, first, first]);
  expect(others[3]).not.toBe(first);
});

test('a test set that was refused is another one when it is requested again', async () => {
  post.mockRejectedValueOnce(refusal(409));
  for (let tries = 0; tries < 2; tries += 1) await runTest();
  expect(new Set(keys()).size).toBe(2);
});

test('what was lost before a form was saved, or the session ended, is no answer to the present request', async () => {
  session.status = 'signedIn';
  post.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
  await runTest();
  announceKindChange('/UIFormTemplate');
  await runTest();
  endSession('expired');
  await runTest();
  expect(new Set(keys()).size).toBe(3);
});

test('a form that is saved while the answer is pending is in the set that is requested next', async () => {
  post.mockImplementationOnce(async () => {
    announceKindChange('/UIFormTemplate');
    throw lost();
  });
  await runTest();
  await runTest();
  expect(new Set(keys()).size).toBe(2);
});
