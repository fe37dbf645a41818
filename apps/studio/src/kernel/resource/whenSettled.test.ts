import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSettled } from './whenSettled.ts';

const page = new EventTarget();
let runIdle: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    runIdle = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    runIdle = () => undefined;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  runIdle = () => undefined;
});

/** How often it called back by the time everything idle has run. */
function countCalls() {
  const calls = { count: 0 };
  const cancel = whenSettled(() => {
    calls.count += 1;
  });
  return { calls, cancel };
}

test('it waits for two seconds without use, and then for the browser to be idle', () => {
  const { calls } = countCalls();
  vi.advanceTimersByTime(1999);
  runIdle();
  expect(calls.count).toBe(0);
  vi.advanceTimersByTime(1);
  expect(calls.count).toBe(0);
  runIdle();
  expect(calls.count).toBe(1);
});

test('the first use ends the wait, and only the first', () => {
  const { calls } = countCalls();
  page.dispatchEvent(new Event('input'));
  runIdle();
  runIdle = () => undefined;
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(5000);
  runIdle();
  expect(calls.count).toBe(1);
});

test('it can be called off, waiting or settled', () => {
  const waiting = countCalls();
  waiting.cancel();
  vi.advanceTimersByTime(5000);
  runIdle();
  const settled = countCalls();
  page.dispatchEvent(new Event('pointermove'));
  settled.cancel();
  runIdle();
  expect([waiting.calls.count, settled.calls.count]).toEqual([0, 0]);
});
