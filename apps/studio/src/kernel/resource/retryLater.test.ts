import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryLater } from './retryLater.ts';

const longest = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A page that a test shows, hides and takes off the net. */
function createPage() {
  const listeners = { visibility: new Set<() => void>(), online: new Set<() => void>() };
  const listen = (kind: keyof typeof listeners) => (listener: () => void) => {
    listeners[kind].add(listener);
    return () => void listeners[kind].delete(listener);
  };
  const page = {
    isShown: true,
    isVisible: () => page.isShown,
    onVisibility: listen('visibility'),
    onOnline: listen('online'),
    show: (isShown: boolean) => {
      page.isShown = isShown;
      for (const listener of [...listeners.visibility]) listener();
    },
    goOnline: () => {
      for (const listener of [...listeners.online]) listener();
    },
    listenerCount: () => listeners.visibility.size + listeners.online.size,
  };
  return page;
}

/** When the retry was made after so many failures, in milliseconds. */
function pauseAfter(failures: number): number {
  const start = Date.now();
  let pause = Number.NaN;
  retryLater(
    failures,
    () => {
      pause = Date.now() - start;
    },
    createPage(),
  );
  vi.advanceTimersByTime(longest);
  return pause;
}

test('waits a second or two at first, and longer the more often it failed, up to half a minute', () => {
  const pausesAfter = (failures: number) => Array.from({ length: 200 }, () => pauseAfter(failures));
  expect(Math.max(...pausesAfter(0))).toBeLessThanOrEqual(2000);
  const later = pausesAfter(10);
  expect(Math.max(...later)).toBeGreaterThan(15_000);
  expect(Math.min(...later)).toBeGreaterThanOrEqual(1000);
  expect(new Set(later).size).toBeGreaterThan(100);
});

test('a hidden page asks nothing until it is shown again', () => {
  const page = createPage();
  const retry = vi.fn<() => void>();
  page.show(false);
  retryLater(0, retry, page);
  vi.advanceTimersByTime(longest);
  expect(retry).not.toHaveBeenCalled();
  page.show(true);
  expect(retry).toHaveBeenCalledOnce();
  page.show(true);
  expect(retry).toHaveBeenCalledOnce();
});

test('being online again ends the wait, once', () => {
  const page = createPage();
  const retry = vi.fn<() => void>();
  retryLater(5, retry, page);
  page.goOnline();
  expect(retry).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(longest);
  expect(retry).toHaveBeenCalledOnce();
  expect(page.listenerCount()).toBe(0);
});

test('what is given up is not retried', () => {
  const page = createPage();
  const retry = vi.fn<() => void>();
  retryLater(0, retry, page)();
  page.goOnline();
  vi.advanceTimersByTime(longest);
  expect(retry).not.toHaveBeenCalled();
  expect(page.listenerCount()).toBe(0);
});
