import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partsOf } from './partsOf.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const part = new Uint8Array(1);

/** A body that never ends after so many parts. */
function bodyOf(count: number) {
  const cancel = vi.fn();
  let left = count;
  const pull = (controller: ReadableStreamDefaultController) => {
    left -= 1;
    if (left >= 0) controller.enqueue(part);
    return left >= 0 ? undefined : new Promise<void>(() => undefined);
  };
  return { cancel, body: new ReadableStream<Uint8Array<ArrayBuffer>>({ pull, cancel }) };
}

test('one that stalls fails, and is given up', async () => {
  const { body, cancel } = bodyOf(1);
  const parts = partsOf(body, { silence: 1000 });
  expect(await parts.next()).toEqual({ done: false, value: part });
  const stalled = expect(parts.next()).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
  await vi.advanceTimersByTimeAsync(1000);
  await stalled;
  expect(cancel).toHaveBeenCalledOnce();
});

test('who reads may be slow', async () => {
  const { body } = bodyOf(2);
  const parts = partsOf(body, { silence: 1000 });
  await parts.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await parts.next()).toEqual({ done: false, value: part });
  expect(vi.getTimerCount()).toBe(0);
});

test('one that is left before its end is given up', async () => {
  const { body, cancel } = bodyOf(5);
  for await (const _ of partsOf(body, { silence: 1000 })) break;
  expect(cancel).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
