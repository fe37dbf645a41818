import { ConnectionError, ProblemError } from '@studio/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pathClient } from '../../../kernel/kind/idKind.ts';
import { endSession } from '../../../platform/session/endSession.ts';
import { session } from '../../../platform/session/session.ts';
import { planKey, showPlan } from '../shownPlans.ts';
import { makeTestSet, markCurrentSet, markForm, markInProduction, publishForms } from './formChanges.ts';

const aKey = expect.stringMatching(/^\w{32}$/);
const failure = { id: '7', uniqueName: 'A', version: 1, type: 1, message: 'It is not a draft.' };

test('chosen forms are published by their ids, all on a filter by it and the number that was agreed to', async () => {
  const post = vi.spyOn(pathClient, 'POST');
  const answer = { changed: 2, setId: 3, message: null, failures: [] };
  post.mockResolvedValue({ data: answer, response: new Response() });
  // More than a query has room for.
  const ids = Array.from({ length: 5000 }, (_, index) => `form-${index}`);
  const onFilter = { filterUri: '/UIFormTemplate?status.in=0', excludedIds: ['7'], expectedCount: 4 };
  expect(await publishForms({ ids })).toEqual(answer);
  await publishForms(onFilter);
  await publishForms({ ids: ['7'] }, '"7.1"');
  const query = { resultType: 'brief' };
  expect(post.mock.calls.map(([, init]) => init)).toEqual([
    { params: { query, header: { 'Idempotency-Key': aKey } }, body: { ids } },
    { params: { query, header: { 'Idempotency-Key': aKey } }, body: onFilter },
    { params: { query, header: { 'Idempotency-Key': aKey, 'If-Match': '"7.1"' } }, body: { ids: ['7'] } },
  ]);
});

const unheld = expect.not.objectContaining({ expectedPlan: expect.anything() });
const refusal = (status: number, more: object = {}) =>
  new ProblemError(
    status,
    { type: 'about:blank', title: 'Refused', status, detail: 'Some could not.', ...more },
    new Headers(),
  );

test('what is written is held to the preview on the screen, which is loaded anew when that fails', async () => {
  const post = vi.spyOn(pathClient, 'POST');
  const reload = vi.fn();
  onTestFinished(showPlan(planKey('markInProduction', { ids: ['7'] }), { plan: 'shown', reload }));
  post.mockResolvedValue({
    data: { changed: 1, setId: 3, message: null, failures: [] },
    response: new Response(),
  });
  await markInProduction({ ids: ['7'] });
  await markCurrentSet(3, ['7']);
  await markInProduction({ ids: ['8'] });
  await publishForms({ ids: ['7'] });
  await markForm('7', '"7.1"');
  expect(post.mock.calls.slice(-5).map(([, init]) => init)).toMatchObject([
    { params: { query: { expectedPlan: 'shown' } } },
    { params: { query: { expectedSetId: 3, expectedPlan: 'shown' } } },
    { params: { query: unheld } },
    { params: { query: unheld } },
    { params: { path: { id: '7' }, query: { expectedPlan: 'shown' }, header: { 'If-Match': '"7.1"' } } },
  ]);
  post.mockRejectedValueOnce(refusal(503));
  await expect(markInProduction({ ids: ['7'] })).rejects.toThrow();
  expect(reload).not.toHaveBeenCalled();
  const other = refusal(409);
  post.mockRejectedValueOnce(other);
  await expect(markInProduction({ ids: ['7'] })).rejects.toBe(other);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a dismissed preview blocks nothing, and does not remove the one that replaced it', async () => {
  const post = vi.spyOn(pathClient, 'POST');
  post.mockResolvedValue({
    data: { changed: 1, setId: 3, message: null, failures: [] },
    response: new Response(),
  });
  const key = planKey('publish', { ids: ['7'] });
  const [plan, reload] = ['first', () => undefined];
  const endFirst = showPlan(key, { plan, reload });
  const endSecond = showPlan(key, { plan: 'second', reload });
  endFirst();
  await publishForms({ ids: ['7'] });
  expect(post.mock.lastCall?.[1]).toMatchObject({ params: { query: { expectedPlan: 'second' } } });
  endSecond();
  await publishForms({ ids: ['7'] });
  expect(post.mock.lastCall?.[1]).toMatchObject({ params: { query: unheld } });
});

test('that none could be changed is reported with the reason; another number of forms is refused', async () => {
  const post = vi.spyOn(pathClient, 'POST');
  post.mockRejectedValueOnce(refusal(409, { failures: [failure] }));
  expect(await markInProduction({ ids: ['7'] })).toEqual({
    ...{ changed: 0, setId: null, message: 'Some could not.', failures: [failure] },
  });
  // Without any form to list, the reason is all that there is to show.
  for (const other of [refusal(409, { actualCount: 3 }), refusal(409, { failures: [] })]) {
    post.mockRejectedValueOnce(other);
    await expect(markInProduction({ ids: ['7'] })).rejects.toBe(other);
  }
});

interface Sent {
  readonly query?: { readonly expectedPlan?: string };
  readonly header: Readonly<Record<string, string>>;
}

/** What each call sent, apart from its body. */
const sentBy = (post: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
  post.mock.calls.map(([, init]) => (init as { params: Sent }).params);
const keysOf = (post: Parameters<typeof sentBy>[0]) =>
  sentBy(post).map(({ header }) => header['Idempotency-Key']);
const plansOf = (post: Parameters<typeof sentBy>[0]) => sentBy(post).map(({ query }) => query?.expectedPlan);

const lost = () => new ConnectionError('network', new TypeError('Failed to fetch'));
const done = { data: { changed: 1, setId: 3, message: null, failures: [] }, response: new Response() };

test('a write without an answer is the same one when it is made again as it was shown', async () => {
  const post = vi.spyOn(pathClient, 'POST').mockClear();
  const reload = vi.fn();
  const selection = { ids: ['lost'] };
  onTestFinished(showPlan(planKey('publish', selection), { plan: 'first', reload }));
  post.mockRejectedValueOnce(lost()).mockRejectedValueOnce(refusal(502)).mockRejectedValueOnce(refusal(429));
  for (let tries = 0; tries < 3; tries += 1) await expect(publishForms(selection)).rejects.toThrow();
  expect(reload).not.toHaveBeenCalled();
  post.mockResolvedValue(done);
  expect(await publishForms(selection)).toEqual(done.data);
  expect(post).toHaveBeenCalledTimes(4);
  await publishForms(selection);
  const [first, ...others] = keysOf(post);
  expect(others).toEqual([first, first, first, aKey]);
  expect(others.at(-1)).not.toBe(first);
});

test('one that was done all the same is not taken for what is shown by then, which is done next', async () => {
  const post = vi.spyOn(pathClient, 'POST').mockClear();
  const reload = vi.fn();
  const selection = { filterUri: '/UIFormTemplate?status.in=0', excludedIds: [], expectedCount: 5 };
  const key = planKey('publish', selection);
  onTestFinished(showPlan(key, { plan: 'first five', reload }));
  post.mockRejectedValueOnce(lost());
  await expect(publishForms(selection)).rejects.toThrow();
  onTestFinished(showPlan(key, { plan: 'other five', reload }));
  const others = { data: { changed: 5, setId: 4, message: null, failures: [] }, response: new Response() };
  post.mockResolvedValueOnce(done).mockResolvedValueOnce(others);
  expect(await publishForms(selection)).toEqual(others.data);
  expect(plansOf(post)).toEqual(['first five', 'first five', 'other five']);
  const [first, again, next] = keysOf(post);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
  // The former is answered: what fails now is the latter.
  post.mockRejectedValueOnce(refusal(409));
  await expect(publishForms(selection)).rejects.toThrow();
  expect([post.mock.calls.length, reload.mock.calls.length]).toEqual([4, 1]);
});

test('what was lost in one session is another write in the next', async () => {
  const post = vi.spyOn(pathClient, 'POST').mockClear();
  const selection = { ids: ['of a session'] };
  session.status = 'signedIn';
  const underWay = Promise.withResolvers<never>();
  post.mockRejectedValueOnce(lost()).mockReturnValueOnce(underWay.promise).mockResolvedValue(done);
  await expect(publishForms(selection)).rejects.toThrow();
  const waiting = publishForms(selection);
  endSession('expired');
  underWay.reject(lost());
  await expect(waiting).rejects.toThrow();
  await publishForms(selection);
  const [first, again, next] = keysOf(post);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('one that was not done, and cannot be any more, gives way to what is shown now', async () => {
  const post = vi.spyOn(pathClient, 'POST').mockClear();
  const reload = vi.fn();
  const selection = { ids: ['not done'] };
  const key = planKey('markInProduction', selection);
  onTestFinished(showPlan(key, { plan: 'first', reload }));
  post.mockRejectedValueOnce(lost()).mockRejectedValueOnce(refusal(409)).mockResolvedValue(done);
  await expect(markInProduction(selection)).rejects.toThrow();
  onTestFinished(showPlan(key, { plan: 'second', reload }));
  expect(await markInProduction(selection)).toEqual(done.data);
  expect(plansOf(post)).toEqual(['first', 'first', 'second']);
  expect(reload).not.toHaveBeenCalled();
  // As it was shown all the time: what is shown is out of date.
  post.mockRejectedValueOnce(lost()).mockRejectedValueOnce(refusal(409));
  for (let tries = 0; tries < 2; tries += 1) await expect(markInProduction(selection)).rejects.toThrow();
  expect([reload.mock.calls.length, post.mock.calls.length]).toEqual([1, 5]);
});

test('what was refused, or is another call or version, is another write', async () => {
  const post = vi.spyOn(pathClient, 'POST').mockClear();
  const ids = ['other'];
  const busy = refusal(503, { type: '/problems/busy' });
  post.mockRejectedValueOnce(lost()).mockRejectedValueOnce(busy).mockResolvedValue(done);
  await expect(markForm('other', '"1.1"')).rejects.toThrow();
  await expect(publishForms({ ids }, '"1.1"')).rejects.toThrow();
  await publishForms({ ids }, '"1.1"');
  await markForm('other', '"1.2"');
  await markInProduction({ ids });
  await markCurrentSet(3, ids);
  await makeTestSet('given');
  await markForm('other', '"1.1"');
  const keys = keysOf(post);
  expect(new Set(keys).size).toBe(keys.length - 1);
  expect([keys.at(-1), keys.at(-2)]).toEqual([keys[0], 'given']);
});
