import { ConnectionError, ProblemError } from '@studio/api';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBusy, retryWhileBusy } from './retryWhileBusy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function refusal(status: number, retryAfter: number | null, type = '/problems/busy'): ProblemError {
  const headers = new Headers(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) });
  return new ProblemError(status, { type, title: 'Busy', status }, headers);
}

/** Runs a call that fails as given, then succeeds; returns the times of the tries, in milliseconds from the first. */
async function run(failures: readonly unknown[], signal = new AbortController().signal) {
  const left = [...failures];
  const start = Date.now();
  const tries: number[] = [];
  let waits = 0;
  const call = async () => {
    tries.push(Date.now() - start);
    if (left.length > 0) throw left.shift();
    return 'done';
  };
  const onWait = () => {
    waits += 1;
  };
  const ending = retryWhileBusy(call, { signal, onWait }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { answer: await ending, tries, waits };
}

test('is tried again after as long as the server says, and somewhat later for some', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }), async (pauses) => {
      const { answer, tries, waits } = await run(pauses.map((seconds) => refusal(503, seconds)));
      expect(answer).toBe('done');
      expect(waits).toBe(Math.min(1, pauses.length));
      expect(tries).toHaveLength(pauses.length + 1);
      for (const [index, seconds] of pauses.entries()) {
        const pause = (tries[index + 1] ?? 0) - (tries[index] ?? 0);
        expect(pause).toBeGreaterThanOrEqual(seconds * 1000);
        expect(pause).toBeLessThanOrEqual(seconds * 1500 + 1);
      }
    }),
  );
});

test('is given up within two minutes, with the last refusal', async () => {
  const refusals = Array.from({ length: 1000 }, () => refusal(503, 2));
  const { answer, tries } = await run(refusals);
  expect(answer).toBe(refusals[tries.length - 1]);
  expect(tries.length).toBeGreaterThan(30);
  expect(tries.at(-1)).toBeLessThanOrEqual(120_000);
});

test.each([
  ['a refusal that names no time', refusal(503, null)],
  ['a refusal for an hour', refusal(503, 3600)],
  ['another refusal, although it names a time', refusal(429, 2)],
  ['a lost answer', new ConnectionError('network', {})],
])('%s is not tried again', async (_, failure) => {
  const { answer, tries, waits } = await run([failure]);
  expect(answer).toBe(failure);
  expect([tries.length, waits]).toEqual([1, 0]);
});

test('a cancelled wait fails with the refusal at once', async () => {
  const stopping = new AbortController();
  const failure = refusal(503, 20);
  const call = vi.fn(() => Promise.reject(failure));
  const ending = retryWhileBusy(call, { signal: stopping.signal, onWait: () => undefined });
  const expected = expect(ending).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(1000);
  stopping.abort();
  await expected;
  expect(call).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('only the refusal of a busy server says that nothing was written', () => {
  expect(isBusy(refusal(503, 2))).toBe(true);
  expect(isBusy(refusal(503, 2, '/problems/unavailable'))).toBe(false);
  expect(isBusy(refusal(500, 2))).toBe(false);
});
