import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterRender } from './afterRender.ts';

const work = vi.fn();

beforeEach(() => {
  work.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it runs soon, once', () => {
  afterRender(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  window.dispatchEvent(new Event('keydown'));
  expect(work).toHaveBeenCalledOnce();
});

test.each(['keydown', 'pointerdown'])('a %s that comes before the timer does not come before it', (name) => {
  afterRender(work);
  window.dispatchEvent(new Event(name));
  expect(work).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
